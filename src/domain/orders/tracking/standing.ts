import type { OrderId } from '../../ids.ts'
import type { KitchenStep, Order, OrderState } from '../order.ts'
import { isKitchenUnreached } from './progress.ts'

/** Where an order stands, as its customer is told: its state, how far its kitchen is, or that its kitchen was not reached. */
export type Standing = {
  readonly id: OrderId
  readonly standing: OrderState | KitchenStep | 'unreached'
}

/** The orders that stand elsewhere than when they were heard of before, and where; one that is new has come to nothing yet. */
export function newStandings(known: readonly Order[], heard: readonly Order[]): readonly Standing[] {
  return heard.flatMap((order) => {
    const { id } = order
    const before = known.find((each) => each.id === id)
    const standing = standingOf(order)
    return before && standingOf(before) !== standing ? [{ id, standing }] : []
  })
}

function standingOf(order: Order): Standing['standing'] {
  if (isKitchenUnreached(order)) return 'unreached'
  const { state, kitchenStep } = order
  const isTold = state === 'PAID' && kitchenStep !== undefined && kitchenStep !== 'accepted'
  return isTold ? kitchenStep : state
}
