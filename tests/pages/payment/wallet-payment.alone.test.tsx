import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardAccessContext, createCardHandoff } from '#bindings/checkout/card-handoff.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { loadedStripe } from '#pages/payment/stripe/stripe-loader.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { openShop } from '../../classic/rig.tsx'

const AT_THE_TILL: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const WORDS = { number: 'Number', expiry: 'Expiry', cvc: 'Code', incomplete: 'Incomplete.', wallet: 'Wallet' }

const RESTAURANTS = aCatalogue().restaurants.map(({ restaurant }) => ({ ...restaurant, currency: 'NOK' }))

const access = { handoff: createCardHandoff(), publicKey: 'pk_live_of_the_tests' }

beforeAll(async () => {
  vi.stubGlobal('SIMULATOR', { words: { en: WORDS }, fallback: 'en', country: 'NO' })
  await import('#simulators/stripe/browser/stripe-js.ts')
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a wallet is shown the total in minor units and a small-letter currency, and asked for name, mail and phone (S7.59)', async () => {
  const groups = vi.spyOn(await loadedStripe(access), 'elements')
  const { user, t, commands, personalData } = await openShop({
    view: 'chat',
    done: AT_THE_TILL,
    deployment: { payments: ['stripe'] },
    ports: { recallPaymentWay: async () => null, listRestaurants: async () => RESTAURANTS },
    around: (view) => <CardAccessContext value={access}>{view}</CardAccessContext>,
  })
  const wallet = await screen.findByRole('button', { name: 'Wallet' })
  expect(groups).toHaveBeenCalledWith(expect.objectContaining({ amount: 14_900, currency: 'nok' }))
  fireEvent.click(wallet)
  const policy = screen.getByRole('checkbox', { name: t('contact.policy') })
  await waitFor(() => expect(policy).toHaveAttribute('aria-invalid', 'true'))
  expect(commands().filter(({ type }) => type === 'checkout.pay')).toEqual([])
  await user.click(policy)
  fireEvent.click(wallet)
  await waitFor(() => expect(commands().at(-1)).toMatchObject({ type: 'checkout.pay', isWallet: true }))
  const [paid] = commands().flatMap((command) => (command.type === 'checkout.pay' ? [command] : []))
  expect(Object.values(paid?.contact ?? {}).map((token) => personalData.read(token ?? ''))).toEqual(
    expect.arrayContaining(['Kari', 'Nordmann', 'kari@example.com', '+4741234567']),
  )
})

test('no wallet is offered once nothing is left to pay for', async () => {
  const { user } = await openShop({
    view: 'chat',
    done: AT_THE_TILL,
    deployment: { payments: ['stripe'] },
    ports: { recallPaymentWay: async () => null, listRestaurants: async () => RESTAURANTS },
    around: (view) => <CardAccessContext value={access}>{view}</CardAccessContext>,
  })
  await screen.findByRole('button', { name: 'Wallet' })
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Wallet' })).toBeNull())
})
