import type { Infer } from 'superstruct'
import { HISTORY_PAGE_SIZE } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import type { AccountId, ProductCode } from '#domain/ids.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import type { OrderState, OrderedItem } from '#domain/orders/order.ts'
import { OrderItemSchema } from './order-calls.contract.ts'
import { SnapshotSchema, fromSnapshot, toSnapshot } from './ordered-item.contract.ts'
import { IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { array, enums, object, string, type } from '../wire/wire-types.ts'

/** S7.50 */
export const ConflictQuestionSchema = object({
  restaurantId: Key,
  campaignId: Key,
  items: array(OrderItemSchema),
})

const Conflict = type({ root: type({ productCode: Key, productSnapshot: maybe(SnapshotSchema) }) })

/** S3.37 */
export const ConflictsSchema = type({
  disabledItems: array(Conflict),
  partsChangedItems: array(Conflict),
  priceChangedItems: array(Conflict),
})

export type ConflictItem = { readonly code: ProductCode; readonly snapshot?: OrderedItem['snapshot'] }
export type Conflicts = {
  readonly disabled: readonly ConflictItem[]
  readonly partsChanged: readonly ConflictItem[]
  readonly priceChanged: readonly ConflictItem[]
}

export const ORDER_LISTS = ['PENDING', 'ORDER_HISTORY'] as const

/** S7.43, as the query string has it: all text. */
export const OrderQuerySchema = type({
  accountId: Key,
  orderState: enums(ORDER_LISTS),
  skip: maybe(string()),
  limit: maybe(string()),
  validStates: maybe(string()),
  'since-time': maybe(IsoTime),
  checkUpdate: maybe(string()),
  mobileOnly: maybe(string()),
})

/** S7.43; `since` in epoch ms: only what changed later matters. */
export type OrderQuery = {
  readonly accountId: AccountId
  readonly list: (typeof ORDER_LISTS)[number]
  readonly skip: number
  readonly limit: number
  readonly states: readonly OrderState[]
  readonly since?: number
  readonly checkUpdate: boolean
  /** Whether only what was ordered from a telephone is asked for. */
  readonly mobileOnly: boolean
}

const LARGEST_PAGE = 100

export function toConflicts(wire: Infer<typeof ConflictsSchema>): Conflicts {
  return {
    disabled: wire.disabledItems.map(toConflictItem),
    partsChanged: wire.partsChangedItems.map(toConflictItem),
    priceChanged: wire.priceChangedItems.map(toConflictItem),
  }
}

export function fromConflicts(conflicts: Conflicts): Infer<typeof ConflictsSchema> {
  return {
    disabledItems: conflicts.disabled.map(fromConflictItem),
    partsChangedItems: conflicts.partsChanged.map(fromConflictItem),
    priceChangedItems: conflicts.priceChanged.map(fromConflictItem),
  }
}

export function toOrderQuery(wire: Infer<typeof OrderQuerySchema>): OrderQuery {
  const since = wire['since-time']
  const wanted = wire.validStates?.split(',') ?? []
  return {
    accountId: id(wire.accountId),
    list: wire.orderState,
    skip: wholeNumber(wire.skip, 0),
    limit: Math.min(wholeNumber(wire.limit, HISTORY_PAGE_SIZE), LARGEST_PAGE),
    states: ORDER_STATES.filter((state) => wanted.includes(state)),
    ...present({ since: since ? toInstant(since) : undefined }),
    checkUpdate: wire.checkUpdate === 'true',
    mobileOnly: wire.mobileOnly === 'true',
  }
}

export function fromOrderQuery(query: OrderQuery): Record<string, string> {
  return {
    accountId: query.accountId,
    orderState: query.list,
    skip: String(query.skip),
    limit: String(query.limit),
    validStates: query.states.join(','),
    ...(query.since === undefined ? null : { 'since-time': fromInstant(query.since) }),
    checkUpdate: String(query.checkUpdate),
    mobileOnly: String(query.mobileOnly),
  }
}

function toConflictItem({ root }: Infer<typeof Conflict>): ConflictItem {
  const { productSnapshot } = root
  return {
    code: id(root.productCode),
    ...present({ snapshot: productSnapshot ? toSnapshot(productSnapshot) : undefined }),
  }
}

function fromConflictItem({ code, snapshot }: ConflictItem): Infer<typeof Conflict> {
  const productSnapshot = snapshot ? fromSnapshot(snapshot) : undefined
  return { root: { productCode: code, ...present({ productSnapshot }) } }
}

function wholeNumber(text: string | null | undefined, otherwise: number): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : otherwise
}
