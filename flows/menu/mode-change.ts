import { lineConflicts, type LineConflict } from '#domain/basket/line-conflicts.ts'
import { soldNow, type SaleTerms } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { LineId } from '#domain/ids.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { currentMenuOf, lineIdAt, saleTermsOf } from '../core/conversation/selectors.ts'
import { isReorderWanted } from '../reorder/reorder-wanted.ts'
import type { CommandOf } from '../core/conversation/command.ts'
import { LEAVE_PRODUCT, type Dispatched } from '../core/conversation/dispatched.ts'

/** The question about what cannot be had in a mode; nothing where all of the basket can, and nothing is asked. */
export function askMode(mode: PickupMode, conversation: Conversation): Dispatched | undefined {
  const conflicts = conflictsWith(mode, conversation)
  return conflicts.length === 0
    ? undefined
    : { to: 'basket', event: { type: 'basket.askMode', mode, conflicts } }
}

/**
 * Whether the basket's own restaurant was chosen in a mode that part of it cannot be had in. It is then chosen in the
 * mode it has, and asked about with the menu.
 */
export function awaitsMode(
  { id, mode, asks }: CommandOf<'restaurant.choose'>,
  conversation: Conversation,
): boolean {
  const { menu } = conversation.flows
  const isOwn = menu.context.restaurantId === id && menu.context.mode !== mode
  return asks === true && mode !== undefined && isOwn && conflictsWith(mode, conversation).length > 0
}

/** Asks about the mode a restaurant was chosen in, now that its menu is here. */
export function askAwaited(conversation: Conversation): readonly Dispatched[] {
  const { wanted } = conversation.flows.basket.context
  if (!wanted?.isAwaited) return []
  const asked = askMode(wanted.mode, conversation)
  return asked ? [asked] : chooseMode(wanted.mode, conversation)
}

/** Chooses a mode and goes back to where it was asked for; the menu it needs is fetched. */
export function chooseMode(mode: PickupMode, conversation: Conversation): readonly Dispatched[] {
  const { flows } = conversation
  const isOnItsWay = flows.menu.value === 'loading' && flows.menu.context.mode === mode
  if (isOnItsWay && flows.dialogue.value !== 'mode') return []
  return [
    ...switchTo(mode),
    ...(isReorderWanted(conversation) ? [] : [{ to: 'dialogue', event: { type: 'mode.choose' } } as const]),
  ]
}

/** S4.84: something else is chosen of the first line that can be kept, or all that is in the way goes, or nothing changes. */
export function resolveMode(
  { choice }: CommandOf<'mode.resolve'>,
  conversation: Conversation,
): readonly Dispatched[] {
  const { value, context } = conversation.flows.basket
  if (value !== 'askingMode' || !context.wanted) return []
  const { mode, conflicts } = context.wanted
  switch (choice) {
    case 'stay':
      return [
        { to: 'basket', event: { type: 'basket.keepMode' } },
        { to: 'dialogue', event: { type: 'mode.choose' } },
      ]
    case 'leaveOut':
      return [
        { to: 'basket', event: { type: 'basket.leaveOut' } },
        ...chooseMode(mode, conversation),
        // With nothing left to pay for, there is nothing to do at the checkout.
        ...(conflicts.length === context.basket.lines.length
          ? [{ to: 'dialogue', event: { type: 'menu.categories' } } as const]
          : []),
      ]
    case 'replace':
      return mendFor(mode, conflicts, conversation)
  }
}

/**
 * After a line was changed for a mode: the next that can be kept, or the mode, without what cannot be kept. A line that
 * still cannot be had in it is asked about again.
 */
export function goOnWithMode(lineId: LineId, conversation: Conversation): readonly Dispatched[] {
  const { wanted } = conversation.flows.basket.context
  if (wanted?.mending !== lineId) return []
  const { mode } = wanted
  const conflicts = conflictsWith(mode, conversation)
  if (conflicts.some(({ line }) => line.id === lineId))
    return [{ to: 'basket', event: { type: 'basket.askMode', mode, conflicts } }]
  const asked: Dispatched = { to: 'basket', event: { type: 'basket.askMode', mode, conflicts } }
  if (conflicts.some(({ mended }) => mended)) return [asked, ...mendFor(mode, conflicts, conversation)]
  return [asked, { to: 'basket', event: { type: 'basket.leaveOut' } }, ...switchTo(mode)]
}

function switchTo(mode: PickupMode): readonly Dispatched[] {
  return [
    LEAVE_PRODUCT,
    { to: 'menu', event: { type: 'mode.choose', mode } },
    { to: 'basket', event: { type: 'basket.setMode', mode } },
  ]
}

/** Opens the first line that can be kept in a mode, without what stands in the way of it. */
function mendFor(
  mode: PickupMode,
  conflicts: readonly LineConflict[],
  conversation: Conversation,
): readonly Dispatched[] {
  const lineId = conflicts.find(({ mended }) => mended)?.line.id
  if (lineId === undefined) return []
  return [
    { to: 'basket', event: { type: 'basket.mend', lineId } },
    ...mend(conflicts, saleTermsOf(conversation, mode), conversation),
  ]
}

/** Opens the first line that can be kept, without what stands in its way. */
export function mend(
  conflicts: readonly LineConflict[],
  saleTerms: SaleTerms,
  conversation: Conversation,
): readonly Dispatched[] {
  const menu = currentMenuOf(conversation)
  const first = conflicts.find(({ mended }) => mended)
  const product = menu && first && productIn(menu, first.line.code)
  if (!product || !first.mended) return []
  const line = { ...first.line, selection: first.mended }
  const opened = {
    product: soldNow(product, saleTerms),
    contextCode: menu.contextCode,
    categoryId: conversation.flows.menu.context.categoryId,
    newLineId: lineIdAt(conversation.step),
    line,
  }
  return [
    { to: 'dialogue', event: { type: 'basket.open' } },
    { to: 'customise', event: { type: 'product.open', ...opened } },
  ]
}

function conflictsWith(mode: PickupMode, conversation: Conversation): readonly LineConflict[] {
  const { menu } = conversation.flows.menu.context
  const { basket } = conversation.flows.basket.context
  return menu && menu.restaurantId === basket.restaurantId
    ? lineConflicts(basket, menu, saleTermsOf(conversation, mode))
    : []
}
