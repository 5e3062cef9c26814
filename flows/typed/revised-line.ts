import type { BasketLine } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import type { BasketEdit } from '#domain/basket/edit-basket.ts'
import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import { type Wish, wishedSelection } from '#domain/basket/wished-selection.ts'
import { needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import { canOpenProduct, soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { type MissingPart, missingParts, sellableSelection } from '#domain/catalogue/options.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { WrittenChange } from '../core/log/command-data.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { type NamedRefusal, namedRefusals } from './proposal.selectors.ts'
import { orderingOf, saleTermsOf } from '../core/conversation/selectors.ts'

export type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

/** What a change does to one line of the basket, before it is done. */
export type RevisedLine = {
  /** The pieces that are spoken of, as they are. */
  readonly was: BasketLine
  /** What they become; nothing where they are taken out. */
  readonly is: BasketLine | undefined
  /** It comes beside what was. */
  readonly isAdded: boolean
  readonly product: Product | undefined
  /** Why it cannot be. */
  readonly problem: Problem | undefined
  readonly missing: readonly MissingPart[]
  readonly refused: readonly NamedRefusal[]
  readonly edits: readonly BasketEdit[]
  /** It can be done without another question. */
  readonly isReady: boolean
}

type Seen = { readonly menu: Menu; readonly conversation: QuestionContext; readonly newId: LineId }

/** A line of the basket after a change that was written, or why it cannot be. */
export function revisedLine(
  change: WrittenChange,
  line: BasketLine,
  choices: readonly Wish[],
  seen: Seen,
): RevisedLine {
  const { does, quantity } = change
  switch (does) {
    case 'remove':
      return counted(line, 0, seen)
    case 'count':
      return counted(line, quantity ?? line.quantity, seen)
    case 'more':
      return counted(line, line.quantity + (quantity ?? 1), seen)
    case 'alter':
      return altered(line, productIn(seen.menu, line.code), choices, quantity, seen)
    case 'swap':
      return altered(line, productIn(seen.menu, change.product ?? line.code), choices, quantity, seen)
    case 'add':
    case 'again':
      return again(line, choices, quantity ?? 1, seen)
  }
}

/** More pieces, fewer, or none: what the buttons of the basket do. */
function counted(line: BasketLine, quantity: number, { menu }: Seen): RevisedLine {
  const isOut = quantity < 1
  return {
    was: line,
    is: isOut ? undefined : { ...line, quantity },
    isAdded: false,
    product: productIn(menu, line.code),
    problem: quantity > MAX_LINE_QUANTITY ? 'line.maxReached' : undefined,
    missing: [],
    refused: [],
    edits: [isOut ? { kind: 'remove', lineId: line.id } : { kind: 'setQuantity', lineId: line.id, quantity }],
    isReady: true,
  }
}

/** Another making of a line, or another product in its place; of some of its pieces where fewer are meant. */
function altered(
  line: BasketLine,
  product: Product | undefined,
  choices: readonly Wish[],
  wanted: number | undefined,
  seen: Seen,
): RevisedLine {
  const isSwap = product !== undefined && product.code !== line.code
  const isSome = !isSwap && wanted !== undefined && wanted < line.quantity
  const quantity = isSwap || isSome ? (wanted ?? line.quantity) : line.quantity
  const made = composed(line, product, choices, { quantity, id: isSome ? seen.newId : line.id }, seen)
  const edits: readonly BasketEdit[] = isSome
    ? [
        { kind: 'setQuantity', lineId: line.id, quantity: line.quantity - quantity },
        { kind: 'add', line: made.line },
      ]
    : [{ kind: 'replace', lineId: line.id, line: made.line }]
  return {
    ...made,
    was: isSome ? { ...line, quantity } : line,
    is: made.line,
    isAdded: false,
    // Some pieces of a line are not opened by themselves.
    problem: made.problem ?? (isSome && !made.isReady ? 'product.requiredMissing' : undefined),
    edits,
  }
}

/** A line of something that is not there yet. */
export function added(
  { product: code, quantity = 1 }: WrittenChange,
  choices: readonly Wish[],
  seen: Seen,
): RevisedLine | undefined {
  const product = code && productIn(seen.menu, code)
  if (!product) return undefined
  const plain = composeLine({
    id: seen.newId,
    product,
    selection: sellableSelection(soldNow(product, saleTermsOf(seen.conversation))),
    quantity,
    contextCode: seen.menu.contextCode,
  })
  return again(plain, choices, quantity, seen)
}

/** One more line like it. A new line is added only while the restaurant takes orders (S5.36). */
function again(line: BasketLine, choices: readonly Wish[], quantity: number, seen: Seen): RevisedLine {
  const product = productIn(seen.menu, line.code)
  const made = composed(line, product, choices, { quantity, id: seen.newId }, seen)
  const ordering = problemOf(orderingOf(seen.conversation))
  return {
    ...made,
    was: line,
    is: made.line,
    isAdded: true,
    problem: made.problem ?? ordering,
    edits: [{ kind: 'add', line: made.line }],
    isReady: made.isReady && ordering === undefined,
  }
}

function composed(
  line: BasketLine,
  found: Product | undefined,
  choices: readonly Wish[],
  { quantity, id }: { readonly quantity: number; readonly id: LineId },
  { menu, conversation }: Seen,
) {
  const saleTerms = saleTermsOf(conversation)
  const product = found && soldNow(found, saleTerms)
  if (!product)
    return { line, product, problem: 'product.notFound' as const, missing: [], refused: [], isReady: false }
  const base = product.code === line.code ? line.selection : carriedTo(product, line, menu)
  const { selection, refused } = wishedSelection(product, choices, base)
  const made = composeLine({
    id,
    product,
    selection,
    quantity,
    contextCode: menu.contextCode,
    categoryId: line.categoryId,
  })
  const missing = missingParts(product, selection)
  const tooMany = quantity > MAX_LINE_QUANTITY ? ('line.maxReached' as const) : undefined
  // Where nothing of what is wished can be had, there is nothing to accept.
  const [none] = refused.length === choices.length ? refused : []
  const problem = problemOf(canOpenProduct(found, saleTerms)) ?? tooMany ?? none?.problem
  return {
    line: made,
    product,
    problem,
    missing,
    refused: namedRefusals(product, refused),
    isReady: problem === undefined && missing.length === 0 && !needsAlcoholConsent(product, selection),
  }
}

/** What of a line goes with it to the meal it is offered as; another product begins plain (S2.116). */
function carriedTo(product: Product, line: BasketLine, menu: Menu): BasketLine['selection'] {
  const from = productIn(menu, line.code)
  return from?.upsell.includes(product.code) ? swapForMeal(line, from, product).selection : {}
}

function problemOf(verdict: Verdict): Problem | undefined {
  return verdict.ok ? undefined : verdict.problem
}
