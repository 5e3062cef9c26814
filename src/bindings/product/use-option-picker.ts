import { useMemo } from 'react'
import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import {
  maximumOf,
  missingParts,
  partPath,
  quantityOf,
  sellableSelection,
  type MissingPart,
} from '#domain/catalogue/options.ts'
import { avoidedAllergens, avoidedAsChosen } from '#domain/catalogue/marked-allergens.ts'
import type { Allergen, Part, Product } from '#domain/catalogue/product.ts'
import type { Selection } from '#domain/basket/basket.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { timesMinor, type Minor } from '#domain/money/minor.ts'
import { addedPrices, unitPriceOf } from '#domain/money/pricing.ts'
import type { Problem } from '#domain/problem.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { orderingOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import type { Formatter } from '../words/formatter.ts'
import { placed } from './group-places.ts'
import { useAvoidList } from '../menu/avoid-list.ts'
import { useAgeLimits } from '../menu/use-age-limits.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { alcoholOf, allergenList, allergensOf, avoidedIn, quantityLabels } from '../words/wording.ts'

type Group = {
  readonly id: string
  readonly title: string
  readonly titleLang?: string | undefined
  readonly rule?: string
  /** Whether something of it has to be chosen. */
  readonly isRequired: boolean
  readonly kind: 'radio' | 'check' | 'count'
  readonly options: readonly ReturnType<typeof optionOf>[]
  /** Under which name it is opened, where that is not its title. */
  readonly ask?: string
  readonly error?: string
}

type Seen = {
  readonly product: Product
  readonly selection: Selection
  readonly formatter: Formatter
  readonly ageLimits: readonly AgeLimit[]
  readonly avoided: readonly Allergen[]
  readonly error: { readonly path: string; readonly text: string } | undefined
}

/** The open product as it is chosen from. */
export type Picker = NonNullable<ReturnType<typeof useOptionPicker>>

/**
 * The open product with its parts, its one button with the price so far, and what is missing in words (S2.28-S2.30,
 * S5.36-S5.44).
 */
export function useOptionPicker() {
  const formatter = useFormatter()
  const dispatch = useDispatch()
  const customise = useConversation(({ flows }) => flows.customise.context)
  const { product, selection, quantity, editing, problem } = customise
  const refused = useConversation(refusedOf)
  const ageLimits = useAgeLimits()
  const { avoided } = useAvoidList()
  const isBarred = refused !== undefined && editing === undefined
  const groups = useMemo(
    () =>
      product
        ? shownGroupsOf({
            product,
            selection,
            formatter,
            ageLimits,
            avoided,
            error:
              problem?.path === undefined
                ? undefined
                : { path: problem.path, text: formatter.t(`problem.${problem.code}`) },
          })
        : [],
    [product, selection, problem, formatter, ageLimits, avoided],
  )
  if (!product) return undefined
  const { t, text, foreign, money } = formatter
  const isMissing = problem?.code === 'product.requiredMissing'
  const missing = missingParts(product, selection)
  const next = isBarred ? undefined : nextOf(missing, groups, formatter)
  return {
    product: {
      code: product.code,
      name: text(product.name),
      nameLang: foreign(product.name),
      description: text(product.description),
      descriptionLang: foreign(product.description),
      imageUrl: product.imageUrl,
      imageVersions: product.imageVersions,
      tags: [
        ...avoidedTags(product, selection, avoided, formatter),
        ...tagsOf(product, formatter, ageLimits),
      ],
    },
    groups,
    /** The groups that something is still to be chosen of. */
    lacking: missing.map((part) => groupIdOf(part, groups)),
    /** Whether it is a line of the basket that is changed. */
    isEditing: editing !== undefined,
    onPick: (groupId: string, optionId: string, picked: number) =>
      groups.find(({ id }) => id === groupId)?.kind === 'radio'
        ? dispatch({ type: 'customise.choose', path: optionId })
        : dispatch({ type: 'customise.setPart', path: optionId, quantity: picked }),
    quantity: { value: quantity, min: 1, max: MAX_LINE_QUANTITY },
    onQuantity: (next: number) => dispatch({ type: 'customise.setQuantity', quantity: next }),
    act: {
      text: next?.text ?? t(editing === undefined ? 'customise.add' : 'customise.save'),
      price: money(timesMinor(unitPriceOf(product, selection), quantity)),
    },
    onAct: () => dispatch({ type: 'customise.confirm' }),
    canAct: !isBarred,
    onReset: () => dispatch({ type: 'customise.reset' }),
    missing: next,
    refused: isMissing ? problem : undefined,
    // What is missing is said by the act, and where it is chosen.
    message: isBarred
      ? t(`problem.${refused}`)
      : problem && !isMissing
        ? t(`problem.${problem.code}`)
        : undefined,
    labels: {
      quantity: quantityLabels(text(product.name), formatter),
      reset: t('customise.reset'),
      change: t('recap.change'),
    },
  }
}

/** Why nothing can be added at this restaurant now (S5.36, S5.38). */
function refusedOf(conversation: Conversation): Problem | undefined {
  const verdict = orderingOf(conversation)
  return verdict.ok ? undefined : verdict.problem
}

/** What has to be chosen next, with the group it is chosen in. */
function nextOf(missing: readonly MissingPart[], groups: readonly Group[], { t, text }: Formatter) {
  const [next] = missing
  if (next === undefined) return undefined
  return { groupId: groupIdOf(next, groups), text: t('customise.missing', { name: text(next.name) }) }
}

/** The group in which something that is missing is chosen. */
function groupIdOf({ path }: MissingPart, groups: readonly Group[]): string {
  return groups.find(({ options }) => options.some(({ id }) => id === path))?.id ?? path
}

/** What the customer avoids, of what is chosen and of what can be. */
function avoidedTags(
  product: Product,
  selection: Selection,
  avoided: readonly Allergen[],
  formatter: Formatter,
) {
  const found = avoidedAsChosen(product, selection, avoided)
  return (['contains', 'choosable'] as const).flatMap((where) => {
    const text = avoidedIn(where, found[where], formatter)
    return text === undefined ? [] : [{ id: `avoided-${where}`, text, tone: 'warm' as const }]
  })
}

function tagsOf(product: Product, formatter: Formatter, ageLimits: readonly AgeLimit[]) {
  const allergens = allergensOf(product.metadata, formatter)
  const alcohol = alcoholOf(product.metadata, formatter, ageLimits)
  return [
    ...(product.calories === undefined
      ? []
      : [
          {
            id: 'kcal',
            text: formatter.t('product.calories', { value: formatter.number(product.calories) }),
          },
        ]),
    ...(allergens === undefined ? [] : [{ id: 'allergens', text: allergens, tone: 'warm' as const }]),
    ...(alcohol === undefined ? [] : [{ id: 'alcohol', text: alcohol, tone: 'warm' as const }]),
  ]
}

/** The groups as they are shown: where each stands, and what is chosen of it. */
function shownGroupsOf(seen: Seen) {
  const { product, formatter } = seen
  const groups = groupsOf(product.parts, seen)
  const needed = missingParts(product, sellableSelection(product)).map((part) => groupIdOf(part, groups))
  return placed(groups, needed).map((group) => ({
    ...group,
    chosen: group.options
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, name, nameLang, quantity }) => ({
        id,
        text: formatter.t('part.option', { name, count: quantity }),
        lang: nameLang,
      })),
  }))
}

/** Groups in the order of the parts: each option group, the groups inside a chosen component, and loose extras and removals together. */
function groupsOf(all: readonly Part[], seen: Seen): readonly Group[] {
  const { t } = seen.formatter
  const groups: Group[] = []
  const parts = all.filter(isShown)
  for (const part of parts) {
    if (part.kind === 'option' && part.parts.length > 0) {
      groups.push(groupOf(part, seen))
      const taken = part.parts.filter((child) => quantityOf(child, seen.selection, part) > 0)
      groups.push(...taken.flatMap((child) => groupsOf(child.parts, seen)))
    } else if (part.kind === 'regular' && quantityOf(part, seen.selection) > 0)
      groups.push(...groupsOf(part.parts, seen))
  }
  const addedBy = addedPrices(seen.product, seen.selection)
  const loose = (kind: Part['kind']) => parts.filter((part) => part.kind === kind && part.parts.length === 0)
  for (const kind of ['option', 'extra', 'without'] as const) {
    const options = loose(kind)
    if (options.length === 0) continue
    const first = options[0] ? partPath(options[0]) : kind
    groups.push({
      id: `${first}:${kind}`,
      title: t(`customise.${kind}`),
      ...(kind === 'option' ? {} : { ask: t(`customise.${kind}Ask`) }),
      isRequired: options.some((part) => part.minQuantity > 0),
      kind: options.some((part) => part.maxQuantity > 1) ? 'count' : 'check',
      options: options.map((part) => optionOf(part, seen, addedBy(part))),
    })
  }
  return groups
}

function groupOf(part: Part, seen: Seen): Group {
  const { t, text, foreign } = seen.formatter
  const chosen = quantityOf(part, seen.selection)
  const addedBy = addedPrices(seen.product, seen.selection, part)
  const { minQuantity: min, maxQuantity: max } = part
  const isRadio = max === 1 && min === 1
  const path = partPath(part)
  return {
    id: path,
    title: text(part.product.name),
    titleLang: foreign(part.product.name),
    rule:
      min === max
        ? t('customise.ruleExact', { count: min })
        : min === 0
          ? t('customise.ruleUpTo', { count: max, chosen })
          : t('customise.ruleBetween', { min, max, chosen }),
    isRequired: min > 0,
    kind: isRadio ? 'radio' : part.parts.some((child) => child.maxQuantity > 1) ? 'count' : 'check',
    options: withIncluded(
      isRadio,
      part.parts.filter(isShown).map((child) => optionOf(child, seen, addedBy(child), part)),
      t('customise.included'),
    ),
    ...(seen.error && seen.error.path === path ? { error: seen.error.text } : {}),
  }
}

/** What is hidden everywhere is no choice either (S2.20). */
function isShown({ isHidden }: Part): boolean {
  return isHidden !== true
}

/** One of several with a surcharge each: what costs none says so. */
function withIncluded<Priced extends { readonly price?: string }>(
  isRadio: boolean,
  options: readonly Priced[],
  included: string,
): readonly Priced[] {
  if (!isRadio || options.every(({ price }) => price === undefined)) return options
  return options.map((option) => ({ price: included, ...option }))
}

/** What an option adds; of one that is included, what one more of it does. */
function priceOfOption(
  part: Part,
  { product, selection, formatter }: Seen,
  added: Minor,
  group?: Part,
): string | undefined {
  const { t, money } = formatter
  if (added !== 0) return added > 0 ? t('customise.plus', { amount: money(added) }) : money(added)
  const quantity = quantityOf(part, selection, group)
  const isIncluded = quantity > 0 && quantity <= part.includedQuantity
  if (!isIncluded || quantity >= maximumOf(product, selection, partPath(part))) return undefined
  const another = { ...selection, [partPath(part)]: quantity + 1 }
  const amount = addedPrices(product, another, group)(part)
  return amount > 0 ? t('customise.oneMore', { amount: money(amount) }) : undefined
}

function optionOf(part: Part, seen: Seen, added: Minor, group?: Part) {
  const { product, selection, formatter } = seen
  const { t, text, foreign } = formatter
  const path = partPath(part)
  const quantity = quantityOf(part, selection, group)
  const max = maximumOf(product, selection, path)
  const price = priceOfOption(part, seen, added, group)
  const allergens = allergenList(part.product.metadata, formatter)
  const { parts } = part
  const found = avoidedAllergens({ metadata: part.product.metadata, parts }, seen.avoided)
  const avoided = avoidedIn('contains', found.contains, formatter)
  const alcohol = alcoholOf(part.product.metadata, formatter, seen.ageLimits)
  return {
    id: path,
    name: text(part.product.name),
    nameLang: foreign(part.product.name),
    quantity,
    min: part.minQuantity,
    max: Math.max(max, quantity),
    imageUrl: part.product.imageUrl,
    imageVersions: part.product.imageVersions,
    ...(allergens === undefined ? {} : { allergens: { label: t('product.allergens'), text: allergens } }),
    ...(avoided === undefined ? {} : { avoided }),
    ...(alcohol === undefined ? {} : { alcohol }),
    ...(price === undefined ? {} : { price }),
    ...(part.problem === undefined ? {} : { reason: t(`unavailable.${part.problem}`) }),
    labels: quantityLabels(text(part.product.name), formatter),
  }
}
