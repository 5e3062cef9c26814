import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { PAY } from '#tests/support/flows.ts'
import { openShop } from './rig.tsx'

afterEach(cleanup)

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const ORDERED: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  { type: 'pickup.change' },
  { type: 'pickup.choose', at: at('2026-03-10 15:00') },
  PAY,
]

describe.each(VIEWS)('in the %s view', (view) => {
  test('the focus stays with the order when the kitchen takes it while "another time" is focused', async () => {
    let isTaken = false
    let hear = () => {}
    const news = new Promise<void>((resolve) => (hear = resolve))
    const shop = await openShop({
      view,
      done: ORDERED,
      ports: {
        watchOrders: async ({ order }: { order: Order }) => {
          await (isTaken ? new Promise(() => undefined) : news)
          isTaken = true
          const sent = { ...order, state: 'SENT' as const, posId: '042' }
          return { order: sent, orders: [sent], at: order.createdAt, isLost: false }
        },
      },
    })
    const act = await screen.findByRole('button', { name: shop.t('order.changePickup') })
    act.focus()
    hear()
    await waitFor(() => expect(act).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(document.activeElement?.isConnected).toBe(true)
  })
})
