import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { editBasket, type BasketEdit } from '#domain/basket/edit-basket.ts'
import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { wishedSelection, type Wish } from '#domain/basket/wished-selection.ts'
import { needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import { canOpenProduct, soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { missingParts, sellableSelection, type MissingPart } from '#domain/catalogue/options.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Problem } from '#domain/problem.ts'
import { succeed, type Result, type Verdict } from '#domain/verdict.ts'
import type { WrittenChange } from '../core/log/commands.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { namedRefusals, type NamedRefusal } from './proposal.selectors.ts'
import {
  basketOriginOf,
  currentMenuOf,
  lineIdAt,
  orderingOf,
  saleTermsOf,
} from '../core/conversation/selectors.ts'

type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

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

/** A change whose line is not known yet, and the lines it may be about. */
export type OpenChange = { readonly change: number; readonly lines: readonly BasketLine[] }

/** The first change of which it has to be asked which line is meant. */
export function openChangeOf({ flows }: Pick<Conversation, 'flows'>): OpenChange | undefined {
  const { changes } = flows.revision.context
  const change = changes.findIndex(({ of }) => of.length > 1)
  const spoken = new Set(changes[change]?.of.map(({ line }) => line))
  const lines = flows.basket.context.basket.lines.filter(({ id }) => spoken.has(id))
  return lines.length === 0 ? undefined : { change, lines }
}

/** The lines as they would become by the menu as it is now; none where no change is proposed. */
export function revisedLinesOf(conversation: QuestionContext, step = 0): readonly RevisedLine[] {
  const menu = currentMenuOf(conversation)
  if (!menu) return []
  const { changes } = conversation.flows.revision.context
  const now = new Map(conversation.flows.basket.context.basket.lines.map((line) => [line.id, line]))
  return changes.reduce((revised: readonly RevisedLine[], change, index) => {
    const [spoken, ...others] = change.of
    if (spoken && change.does === 'add') {
      const made = added(change, spoken.choices, { menu, conversation, newId: lineIdAt(step, index) })
      return made ? [...revised, made] : revised
    }
    const line = spoken && now.get(spoken.line)
    if (!line || others.length > 0) return revised
    const made = revisedLine(change, line, spoken.choices, {
      menu,
      conversation,
      newId: lineIdAt(step, index),
    })
    if (made.problem === undefined && !made.isAdded) noteBecame(now, line, made)
    return joined(revised, made)
  }, [])
}

/** What a line is for the changes after this one. */
function noteBecame(now: Map<LineId, BasketLine>, line: BasketLine, { was, is }: RevisedLine): void {
  if (!is) now.delete(line.id)
  else if (is.id === line.id) now.set(line.id, is)
  else now.set(line.id, { ...line, quantity: line.quantity - was.quantity })
}

/** Of what is changed twice it is told what it was before and what it is after. */
function joined(revised: readonly RevisedLine[], made: RevisedLine): readonly RevisedLine[] {
  const before = revised.find(
    ({ is, problem }) => problem === undefined && is !== undefined && is === made.was,
  )
  if (!before || made.problem !== undefined || made.isAdded) return [...revised, made]
  const { was, isAdded, edits } = before
  const isCounted = made.is !== undefined && made.is.selection === before.is?.selection
  const { missing, refused, isReady } = isCounted ? before : made
  const both = { ...made, was, isAdded, missing, refused, isReady, edits: [...edits, ...made.edits] }
  return revised.map((each) => (each === before ? both : each))
}

/** The lines of the basket as they would be once the changes are made; without those that come with them. */
export function revisedBasketOf(conversation: QuestionContext): readonly BasketLine[] {
  const edited = editedOf(conversation)
  const before = new Set(conversation.flows.basket.context.basket.lines.map(({ id }) => id))
  return edited.ok ? edited.value.lines.filter(({ id }) => before.has(id)) : []
}

/** Why the changes cannot be made together; undefined where they can. */
export function revisionProblemOf(conversation: QuestionContext): Problem | undefined {
  const result = editedOf(conversation)
  return result.ok ? undefined : result.problem
}

/** What the basket comes to now and once it is changed, in minor units. */
export function revisedTotalsOf(conversation: QuestionContext): { readonly was: Minor; readonly is: Minor } {
  const { basket } = conversation.flows.basket.context
  const edited = editedOf(conversation)
  return {
    was: basketTotals(basket).total,
    is: basketTotals(edited.ok ? edited.value : basket).total,
  }
}

function editedOf(conversation: QuestionContext): Result<Basket> {
  const { basket } = conversation.flows.basket.context
  const edits = revisedLinesOf(conversation).flatMap((line) => (line.problem === undefined ? line.edits : []))
  return edits.length === 0 ? succeed(basket) : editBasket(basket, edits, basketOriginOf(conversation))
}

type Seen = { readonly menu: Menu; readonly conversation: QuestionContext; readonly newId: LineId }

function revisedLine(
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
function added(
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
