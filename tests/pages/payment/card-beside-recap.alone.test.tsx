import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardAccessContext, createCardHandoff, type CardAccess } from '#bindings/checkout/card-handoff.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '../../classic/rig.tsx'

const AT_THE_TILL: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const WORDS = { number: 'Number', expiry: 'Expiry', cvc: 'Code', incomplete: 'Incomplete.', wallet: 'Wallet' }
const CARD = { Number: '4242424242424242', Expiry: '12/34', Code: '123' }

beforeAll(async () => {
  vi.stubGlobal('SIMULATOR', { words: { en: WORDS }, fallback: 'en', country: 'NO' })
  await import('#simulators/stripe/browser/stripe-js.ts')
})
afterAll(() => vi.unstubAllGlobals())

async function atTheRecap(access: Omit<CardAccess, 'handoff'>) {
  const handoff = createCardHandoff()
  const shop = await openShop({
    view: 'chat',
    done: AT_THE_TILL,
    deployment: { payments: ['stripe'] },
    ports: { recallPaymentWay: async () => ({ provider: 'stripe' }) },
    around: (view) => <CardAccessContext value={{ ...access, handoff }}>{view}</CardAccessContext>,
  })
  const pay = await screen.findByRole('button', { name: /^Pay kr/ })
  const payments = () => shop.commands().filter(({ type }) => type === 'checkout.pay')
  const fillContact = async () => {
    await shop.user.type(screen.getByRole('textbox', { name: shop.t('contact.email') }), 'kari@example.no')
    await shop.user.click(screen.getByRole('checkbox', { name: shop.t('contact.policy') }))
  }
  return { ...shop, pay, payments, fillContact }
}

test('one button pays by the card and the details beside it, once both are right (S1.23, S4.50, S5.54)', async () => {
  const { user, t, pay, payments, fillContact } = await atTheRecap({ publicKey: 'pk_live_of_the_tests' })
  await user.click(pay)
  await waitFor(() => expect(screen.getByRole('textbox', { name: t('contact.email') })).toBeInvalid())
  await fillContact()
  await user.click(pay)
  expect(await screen.findByText('Incomplete.')).toBeVisible()
  expect(screen.getByLabelText('Number')).toHaveFocus()
  expect(payments()).toEqual([])
  for (const [label, value] of Object.entries(CARD))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  await user.click(pay)
  await waitFor(() => expect(payments()).toMatchObject([{ hasCard: true, savesCard: false }]))
})

test('a recorded conversation says where the card form stood, and loads none', async () => {
  const { user, t, pay, payments, fillContact } = await atTheRecap({ isReplayed: true })
  expect(screen.getByText(t('cardForm.replayed'))).toBeVisible()
  expect(screen.queryByText(t('cardForm.notLoaded'))).toBeNull()
  await fillContact()
  await user.click(pay)
  await waitFor(() => expect(payments()).toMatchObject([{ hasCard: true }]))
})
