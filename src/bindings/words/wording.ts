import type { BasketLine, ChosenPart } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { Part, Product, ProductMetadata } from '#domain/catalogue/product.ts'
import { timesMinor } from '#domain/money/minor.ts'
import { isAlwaysOpen, openStateOf } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Speech } from './formatter.ts'

/** The words of a line's parts: `with bacon`, `without onion`, `2 x cheese`. */
export function detailsOf(line: BasketLine, speech: Speech): readonly string[] {
  return describeLine(line).details.map((detail) => detailOf(detail, speech))
}

export function detailOf(
  detail: Pick<ChosenPart, 'kind' | 'name' | 'quantity'>,
  { t, text }: Speech,
): string {
  return t(`part.${detail.kind}`, { name: text(detail.name), count: detail.quantity })
}

/** Allergens in words, or undefined where there are none. */
export function allergensOf(metadata: ProductMetadata, { t, list }: Speech): string | undefined {
  if (metadata.allergens.length === 0) return undefined
  return t('product.contains', { list: list(metadata.allergens.map((code) => t(`allergen.${code}`))) })
}

/** Alcohol in words, or undefined where there is none (S2.28). */
export function alcoholOf(metadata: ProductMetadata, { t, number }: Speech): string | undefined {
  if (metadata.alcoholByVolume <= 0) return undefined
  const places = Number.isInteger(metadata.alcoholByVolume) ? 0 : 1
  return t('product.alcohol', { abv: number(metadata.alcoholByVolume, places) })
}

/** Allergens and alcohol of a product, as one warning. */
export function warningOf(product: Product | Part['product'], speech: Speech): string | undefined {
  const words = [allergensOf(product.metadata, speech), alcoholOf(product.metadata, speech)]
  const known = words.filter((word) => word !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}

/** Open or closed, and until when (S2.35). */
export function openWords(
  restaurant: Restaurant,
  now: number,
  { t, time }: Speech,
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

/** A basket line as the views list it. */
export function orderLineOf(line: BasketLine, speech: Speech) {
  return {
    id: line.id,
    quantity: speech.t('basket.times', { quantity: line.quantity }),
    name: speech.text(line.name),
    details: detailsOf(line, speech),
    price: speech.money(timesMinor(line.unitPrice, line.quantity)),
  }
}

/** The rows below the lines: discount, total, and the taxes in it. */
export function totalRowsOf(basket: Basket, { t, total, number }: Speech) {
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
    ...totals.taxes.map(({ rate, amount }) => ({
      id: `tax-${rate}`,
      label: t('basket.tax', { rate: number(rate) }),
      value: total(amount),
      tone: 'quiet' as const,
    })),
  ]
}
