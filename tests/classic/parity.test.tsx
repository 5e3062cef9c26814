import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { openShop } from './rig.tsx'

type Shop = Awaited<ReturnType<typeof openShop>>

/** The same choices, each view by its own ways. */
type Ways = {
  readonly openProduct: (shop: Shop, name: string) => Promise<void>
  readonly addProduct: (shop: Shop, name: string) => Promise<void>
  readonly toCheckout: (shop: Shop) => Promise<void>
  /** To the next thing that is asked, where each has a page. */
  readonly goOn: (shop: Shop) => Promise<void>
}

const stay = async () => {}

/** By the cards that the chat and the view of one question per page share. */
const BY_CARDS: Ways = {
  goOn: stay,
  openProduct: async ({ user }, name) =>
    press(user, await screen.findByRole('button', { name: new RegExp(`^Choose ${name},`) })),
  addProduct: async ({ user }, name) =>
    press(user, await screen.findByRole('button', { name: new RegExp(`^Add ${name},`) })),
  toCheckout: async ({ user, t }) => {
    const main = within(screen.getByRole('main'))
    await press(user, await main.findByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) }))
  },
}

const WAYS: Readonly<Record<View, Ways>> = {
  chat: BY_CARDS,
  linear: {
    ...BY_CARDS,
    goOn: async ({ user, t }) =>
      press(user, await screen.findByRole('button', { name: t('linear.continue') })),
  },
  classic: {
    goOn: stay,
    openProduct: async ({ user }, name) => press(user, await screen.findByRole('link', { name })),
    addProduct: async ({ user }, name) =>
      press(user, await screen.findByRole('button', { name: new RegExp(`^Add ${name},`) })),
    toCheckout: async ({ user, t }) => {
      await press(user, await screen.findByRole('button', { name: /^Basket, / }))
      const panel = within(await screen.findByRole('dialog', { name: t('basket.title') }))
      await press(user, panel.getByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) }))
    },
  },
}

const JOURNEYS: readonly (readonly [string, (shop: Shop, ways: Ways) => Promise<void>])[] = [
  [
    'a plain product to eat here',
    async (shop, ways) => {
      await start(shop, 'Eat here')
      await ways.addProduct(shop, 'burger')
    },
  ],
  [
    'a customised combo to take away',
    async (shop, ways) => {
      await start(shop, 'Take away')
      await ways.openProduct(shop, 'meal')
      await shop.user.click(await screen.findByRole('radio', { name: /meal-shake/ }))
      await ways.goOn(shop)
      await press(shop.user, await screen.findByRole('button', { name: 'One more: meal' }))
      await press(shop.user, screen.getByRole('button', { name: /^Add/ }))
    },
  ],
  [
    'two kinds of products',
    async (shop, ways) => {
      await start(shop, 'Eat here')
      await ways.addProduct(shop, 'fries')
      await ways.addProduct(shop, 'cola')
    },
  ],
]

test.each(JOURNEYS)(
  'all views order %s with the same POST /orders (S7.45)',
  async (_what, walk) => {
    const chat = await requestOf('chat', walk)
    expect(await requestOf('classic', walk)).toEqual(chat)
    expect(await requestOf('linear', walk)).toEqual(chat)
  },
  30_000,
)

async function requestOf(view: View, walk: (typeof JOURNEYS)[number][1]) {
  const shop = await openShop({ view })
  await walk(shop, WAYS[view])
  await WAYS[view].toCheckout(shop)
  const { user, t } = shop
  await user.type(await screen.findByRole('textbox', { name: t('contact.email') }), 'kari@example.no')
  await WAYS[view].goOn(shop)
  await user.click(await screen.findByRole('checkbox', { name: t('contact.policy') }))
  await WAYS[view].goOn(shop)
  await press(user, await screen.findByRole('button', { name: /^Pay/ }))
  await expect.poll(() => shop.requests.length, { timeout: 10_000 }).toBe(1)
  shop.unmount()
  const [request] = shop.requests
  if (!request) throw new Error('nothing was ordered')
  const { key: _key, contact, ...order } = request
  return { ...order, contact: Object.keys(contact) }
}

async function start({ user }: Shop, mode: string): Promise<void> {
  await press(user, await screen.findByRole('button', { name: `${mode}: Brygga Burger` }))
  await press(user, await screen.findByRole('button', { name: /^food/ }))
}

/** By keyboard: a second tap so soon would be taken for a double tap. */
async function press(user: Shop['user'], element: HTMLElement): Promise<void> {
  element.focus()
  await user.keyboard('{Enter}')
}
