import type { BasketLine } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { wishedPart, wishedSelection, type RefusedWish } from '#domain/basket/wished-selection.ts'
import { needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import { availabilityOf, soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { missingParts, type MissingPart } from '#domain/catalogue/options.ts'
import type { Menu, PickupMode, Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { timesMinor, type Minor } from '#domain/money/minor.ts'
import type { Problem } from '#domain/problem.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { wishedPickup, type WishedPickup } from '#domain/restaurant/wished-pickup.ts'
import type { WrittenLine } from '../core/log/command-data.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import {
  chosenModeOf,
  currentMenuOf,
  lineIdAt,
  modesOf,
  orderingOf,
  saleTermsOf,
  settledRestaurantOf,
} from '../core/conversation/selectors.ts'

type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

/** What was wished and cannot be had, and why. */
export type NamedRefusal = { readonly name: Translated; readonly problem: Problem }

/** A line of a proposal as it would be added now. */
export type ProposedLine = {
  /** Its place among the lines as they were read. */
  readonly index: number
  readonly written: WrittenLine
  readonly product: Product
  readonly line: BasketLine
  /** Why it cannot be had. */
  readonly problem: Problem | undefined
  /** What is still to be chosen of it. */
  readonly missing: readonly MissingPart[]
  readonly refused: readonly NamedRefusal[]
  /** Other products its words fit that can be had. */
  readonly others: readonly Product[]
  /** It goes into the basket as it is, without another question. */
  readonly isReady: boolean
}

/** How the food is had and when, as accepting the proposal would set it; nothing where it was not said or is so already. */
export type ProposedTerms = { readonly mode?: PickupMode; readonly pickup?: WishedPickup }

/** More of one thing than this is asked about before it is added. */
const MANY = 20

/** The lines of the proposal, made of the menu as it is now; none where nothing is proposed. */
export function proposedLinesOf(conversation: QuestionContext, step = 0): readonly ProposedLine[] {
  const { order } = conversation.flows.proposal.context
  const menu = currentMenuOf(conversation)
  if (!order || !menu) return []
  return order.lines.flatMap((written, index) => proposedLine(written, index, menu, conversation, step) ?? [])
}

/**
 * What else the sentence may mean, as it would be added: another reading of it that comes to something else and leaves no
 * more to be chosen. None where there is none.
 */
export function otherReadingOf(conversation: QuestionContext): readonly ProposedLine[] {
  const otherwise = conversation.flows.proposal.context.order?.otherwise
  const menu = currentMenuOf(conversation)
  if (!otherwise || !menu) return []
  const lines = otherwise.flatMap(
    (written, index) => proposedLine(written, index, menu, conversation, 0) ?? [],
  )
  const proposed = proposedLinesOf(conversation)
  const isSame = comesTo(lines) === comesTo(proposed)
  return isSame || leftOpen(lines) > leftOpen(proposed) ? [] : lines
}

function comesTo(lines: readonly ProposedLine[]): string {
  return JSON.stringify(lines.map(({ product, line }) => [product.code, line.quantity, line.selection]))
}

/** What of some lines has still to be chosen, or cannot be had. */
function leftOpen(lines: readonly ProposedLine[]): number {
  return lines.reduce(
    (sum, { missing, refused, problem }) =>
      sum + missing.length + refused.length + (problem === undefined ? 0 : 1),
    0,
  )
}

/** What accepting the proposal would set besides its lines. */
export function proposedTermsOf(conversation: QuestionContext): ProposedTerms {
  const { order } = conversation.flows.proposal.context
  const restaurant = settledRestaurantOf(conversation)
  if (!order?.takesTerms || !restaurant) return {}
  const { mode, time } = order
  const isOtherMode =
    mode !== undefined && mode !== chosenModeOf(conversation) && modesOf(conversation).includes(mode)
  const scheduling = takesOrdersAhead(mode ?? chosenModeOf(conversation), conversation.settings.flags)
  const pickup = time === undefined ? undefined : wishedPickup(time, restaurant, conversation.now, scheduling)
  return { ...(isOtherMode ? { mode } : {}), ...(pickup === undefined ? {} : { pickup }) }
}

/** Whether accepting the proposal would set anything besides its lines. */
export function setsTerms({ mode, pickup }: ProposedTerms): boolean {
  return mode !== undefined || pickup !== undefined
}

/** Whether a line of the proposal is of more pieces than anybody orders without meaning to. */
export function areMany(lines: readonly ProposedLine[]): boolean {
  return lines.some(({ line, problem }) => problem === undefined && line.quantity > MANY)
}

/**
 * Whether something that was written is in nothing that is proposed: a word left over, a wish that cannot be had, or pieces
 * that are no whole portions. Then adding what there is comes last.
 */
export function isProposalUnsure(conversation: QuestionContext): boolean {
  const { order } = conversation.flows.proposal.context
  const isLeft = order?.marks.some(({ taken }) => taken === 'left' || taken === 'aside') ?? false
  return (
    isLeft ||
    proposedLinesOf(conversation).some(
      ({ refused, written: { portion }, line }) =>
        refused.length > 0 ||
        (portion?.wanted !== undefined && portion.wanted !== line.quantity * portion.of),
    )
  )
}

/** The lines that accepting the proposal would add; none while the restaurant takes no orders (S5.36). */
export function acceptableLinesOf(conversation: QuestionContext, step = 0): readonly ProposedLine[] {
  if (!orderingOf(conversation).ok) return []
  return proposedLinesOf(conversation, step).filter(({ problem }) => problem === undefined)
}

/** What a line of the proposal costs as it would be added. */
export function priceOfProposed({ line }: ProposedLine): Minor {
  return timesMinor(line.unitPrice, line.quantity)
}

/** Wishes that cannot be had, by the names of what was wished, each with its reason. */
export function namedRefusals(product: Product, refused: readonly RefusedWish[]): readonly NamedRefusal[] {
  return refused.flatMap(({ wish, problem }) => {
    const name = wishedPart(product, wish)?.product.name
    return name ? [{ name, problem }] : []
  })
}

function proposedLine(
  written: WrittenLine,
  index: number,
  menu: Menu,
  conversation: QuestionContext,
  step: number,
): ProposedLine | undefined {
  const found = productIn(menu, written.product)
  if (!found) return undefined
  const saleTerms = saleTermsOf(conversation, proposedTermsOf(conversation).mode)
  const product = soldNow(found, saleTerms)
  const { selection, refused } = wishedSelection(product, written.choices)
  const line = composeLine({
    id: lineIdAt(step, index),
    product,
    selection,
    quantity: written.quantity,
    contextCode: menu.contextCode,
    categoryId: conversation.flows.menu.context.categoryId,
  })
  const tooMany: Problem | undefined = written.quantity > MAX_LINE_QUANTITY ? 'line.maxReached' : undefined
  const missing = missingParts(product, selection)
  const problem = availabilityOf(found, saleTerms).problem ?? tooMany
  return {
    index,
    written,
    product,
    line,
    problem,
    missing,
    refused: namedRefusals(product, refused),
    others: written.others.flatMap((code) => {
      const other = productIn(menu, code)
      return other && availabilityOf(other, saleTerms).problem === undefined ? [other] : []
    }),
    isReady: problem === undefined && missing.length === 0 && !needsAlcoholConsent(product, selection),
  }
}
