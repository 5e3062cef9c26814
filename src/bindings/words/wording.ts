import type { BasketLine, ChosenPart } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { ageLimitOf } from '#domain/catalogue/alcohol.ts'
import { nutritionOf } from '#domain/catalogue/nutrition-values.ts'
import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import type { Allergen, Part, Product, ProductMetadata } from '#domain/catalogue/product.ts'
import { timesMinor } from '#domain/money/minor.ts'
import { RATE_DECIMALS } from '#domain/money/rounding.ts'
import { isAlwaysOpen, openStateOf } from '#domain/restaurant/opening-hours.ts'
import { readinessOf } from '#domain/restaurant/readiness.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Formatter } from './formatter.ts'

/** The words of a line's parts: `with bacon`, `without onion`, `2 x cheese`. */
export function detailsOf(line: BasketLine, formatter: Formatter): readonly string[] {
  return describeLine(line).details.map((detail) => detailOf(detail, formatter))
}

export function detailOf(
  detail: Pick<ChosenPart, 'kind' | 'name' | 'quantity'>,
  { t, text }: Formatter,
): string {
  return t(`part.${detail.kind}`, { name: text(detail.name), count: detail.quantity })
}

/** Allergens in words, or undefined where there are none. */
export function allergensOf(
  metadata: Pick<ProductMetadata, 'allergens'>,
  formatter: Formatter,
): string | undefined {
  const list = allergenList(metadata, formatter)
  return list === undefined ? undefined : formatter.t('product.contains', { list })
}

/** The nutrition table of a product as it comes, each value with its unit (S3.52). */
export function nutritionRowsOf(metadata: ProductMetadata, { t, number }: Formatter) {
  return nutritionOf(metadata).map(({ name, value, unit }) => ({
    id: name,
    label: t(`nutrition.${name}`),
    value: t(`unit.${unit}`, { value: number(value, 1) }),
  }))
}

/** Their names alone, where something else says that it contains them. */
export function allergenList(
  metadata: Pick<ProductMetadata, 'allergens'>,
  { t, list }: Formatter,
): string | undefined {
  return metadata.allergens.length === 0
    ? undefined
    : list(metadata.allergens.map((code) => t(`allergen.${code}`)))
}

/** The warning of a customer's own list: in it as it comes, or in what can be chosen for it; undefined where it names none. */
export function avoidedIn(
  where: 'contains' | 'choosable',
  allergens: readonly Allergen[],
  { t, list }: Formatter,
): string | undefined {
  return allergens.length === 0
    ? undefined
    : t(`avoid.${where}`, { list: list(allergens.map((code) => t(`allergen.${code}`))) })
}

/** Alcohol in words, with the age it takes; undefined where there is none (S2.28). */
export function alcoholOf(
  { alcoholByVolume }: ProductMetadata,
  { t, number }: Formatter,
  ageLimits: readonly AgeLimit[],
): string | undefined {
  if (alcoholByVolume <= 0) return undefined
  const abv = number(alcoholByVolume, 1)
  const age = ageLimitOf(alcoholByVolume, ageLimits)
  return age === undefined ? t('product.alcohol', { abv }) : t('product.alcoholFrom', { abv, age })
}

/** Allergens and alcohol of a product, as one warning. */
export function warningOf(
  { metadata }: Product | Part['product'],
  formatter: Formatter,
  ageLimits: readonly AgeLimit[],
): string | undefined {
  const words = [allergensOf(metadata, formatter), alcoholOf(metadata, formatter, ageLimits)]
  const known = words.filter((word) => word !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}

/** Open or closed, and until when (S2.35). */
export function openWords(
  restaurant: Restaurant,
  now: number,
  { t, time }: Formatter,
): { readonly isOpen: boolean; readonly word: string; readonly rest?: string } {
  const state = openStateOf(restaurant, now)
  if (state.isOpen)
    return isAlwaysOpen(restaurant, now)
      ? { isOpen: true, word: t('restaurant.open'), rest: t('restaurant.allDay') }
      : {
          isOpen: true,
          word: t('restaurant.open'),
          rest: t('restaurant.until', { time: time(state.closesAt, now) }),
        }
  return state.opensAt === undefined
    ? { isOpen: false, word: t('restaurant.closed') }
    : {
        isOpen: false,
        word: t('restaurant.closed'),
        rest: t('restaurant.opensAt', { time: time(state.opensAt, now) }),
      }
}

/** How soon an order would be ready; undefined where none are taken. */
export function readyWords(
  restaurant: Restaurant,
  now: number,
  scheduling: boolean,
  { t, time }: Formatter,
): string | undefined {
  const readiness = readinessOf(restaurant, now, scheduling)
  switch (readiness?.kind) {
    case 'soon':
      return t('restaurant.ready', { count: readiness.minutes })
    case 'ahead':
      return t('restaurant.readyFrom', { time: time(readiness.from, now) })
    case 'onOpening':
      return t('restaurant.orderOnOpening')
    case 'tooLate':
      return t('restaurant.tooLate')
    case undefined:
      return undefined
  }
}

/** At what time an order made now would be ready, where that is soon; else as `readyWords` has it. */
export function readyTime(
  restaurant: Restaurant,
  now: number,
  scheduling: boolean,
  formatter: Formatter,
): string | undefined {
  const readiness = readinessOf(restaurant, now, scheduling)
  return readiness?.kind === 'soon'
    ? formatter.t('usual.ready', { time: formatter.time(readiness.from, now) })
    : readyWords(restaurant, now, scheduling, formatter)
}

/** What is counted, named by each of its buttons too: a button is heard by itself. */
export function quantityLabels(name: string, { t }: Formatter) {
  return {
    group: t('quantity.of', { name }),
    decrease: t('quantity.decrease', { name }),
    increase: t('quantity.increase', { name }),
  }
}

/** A basket line as the views list it. */
export function orderLineOf(line: BasketLine, formatter: Formatter) {
  return {
    id: line.id,
    quantity: formatter.t('basket.times', { quantity: line.quantity }),
    name: formatter.text(line.name),
    nameLang: formatter.foreign(line.name),
    details: detailsOf(line, formatter),
    price: formatter.money(timesMinor(line.unitPrice, line.quantity)),
  }
}

/** The rows below the lines: discount, total, and the taxes in it. */
export function totalRowsOf(basket: Basket, { t, total, number }: Formatter) {
  const totals = basketTotals(basket)
  return [
    ...(totals.discount > 0
      ? [
          {
            id: 'discount',
            label: t('basket.discount'),
            value: t('basket.minus', { amount: total(totals.discount) }),
            tone: 'saving' as const,
          },
        ]
      : []),
    { id: 'total', label: t('basket.total'), value: total(totals.total), tone: 'total' as const },
    ...totals.taxRows
      .filter(({ tax }) => tax !== 0)
      .map(({ rate, tax }) => ({
        id: `tax-${rate}`,
        label: t('basket.tax', { rate: number(rate, RATE_DECIMALS) }),
        value: total(tax),
        tone: 'quiet' as const,
      })),
  ]
}
