import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { editBasket } from '#domain/basket/edit-basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { LineId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Problem } from '#domain/problem.ts'
import { type Result, succeed } from '#domain/verdict.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { basketOriginOf, currentMenuOf, lineIdAt } from '../core/conversation/selectors.ts'
import { type QuestionContext, type RevisedLine, added, revisedLine } from './revised-line.ts'

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
