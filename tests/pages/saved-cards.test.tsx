import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import { failing, refusing } from '#tests/support/account-ports.ts'
import { aSavedMethod } from '#tests/support/builders/saved-method.ts'
import { openAccount, USER } from './account-rig.ts'

const MASTERCARD = aSavedMethod('m1')
const VISA = aSavedMethod('m2', { maskedPan: '4242********4242', endOfValidity: '2030-12' })
const OTHER = aSavedMethod('m3', { maskedPan: '3782*******0005', endOfValidity: 'unknown' })

afterEach(cleanup)

describe.each(['chat', 'classic', 'linear'] as const)('in the %s view', (view) => {
  test('the profile lists the saved cards with brand, last digits and month (S2.68, S3.41, S3.42)', async () => {
    await openCards({ view })
    const rows = within(await screen.findByRole('list', { name: 'Saved cards' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '5555 •••• 4444Mastercard ending in 4444Valid until 04/28Delete',
      '4242 •••• 4242Visa ending in 4242Valid until 12/30Delete',
      '3782 •••• 0005Card ending in 0005Delete',
    ])
  })

  test('a card is deleted after a yes, said so, and read on from its heading (S2.106)', async () => {
    const { page, dialog } = await askedToDelete({ view })
    expect(dialog.getByText(/^Visa ending in 4242 will no longer be saved/)).toBeInTheDocument()
    await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
    await waitFor(() => expect(removalOf('Visa ending in 4242')).toBeNull())
    expect(page.asked()).toMatchObject([['deleteSavedMethod', { id: 'm2' }]])
    expect(screen.getByText('The card is deleted.')).toHaveRole('status')
    expect(screen.getByRole('heading', { name: 'Saved cards' })).toHaveFocus()
    expect(removalOf('Mastercard ending in 4444')).toBeInTheDocument()
  })

  test.each(['No, keep it', 'Close', 'Escape'])('%s keeps it, and the focus goes back', async (way) => {
    const { page, dialog } = await askedToDelete({ view })
    if (way === 'Escape') await page.user.keyboard('{Escape}')
    else await page.user.click(dialog.getByRole('button', { name: way }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(removalOf('Visa ending in 4242')).toHaveFocus())
    expect(page.asked()).toEqual([])
  })
})

test('while one card is going, no other can be deleted', async () => {
  let answer: (value: null) => void = () => undefined
  const going = new Promise<null>((resolve) => {
    answer = resolve
  })
  const { page, dialog } = await askedToDelete({ accounts: { deleteSavedMethod: () => going } })
  await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(removalOf('Visa ending in 4242')).toHaveAttribute('aria-busy', 'true'))
  expect(removalOf('Mastercard ending in 4444')).toHaveAttribute('aria-disabled', 'true')
  answer(null)
  await waitFor(() => expect(removalOf('Visa ending in 4242')).toBeNull())
  expect(removalOf('Mastercard ending in 4444')).not.toHaveAttribute('aria-disabled')
})

test('the last card deleted leaves word that there is none', async () => {
  const { page, dialog } = await askedToDelete({ methods: [VISA] })
  await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
  await screen.findByText('You have no saved cards.')
})

test.each([
  ['got no answer', failing(), 'We got no answer. Check your connection and try again.'],
  ['was refused', refusing('account.notSignedIn'), 'You are not logged in. Log in and try again.'],
])('a deletion that %s leaves the card and says why (S8.49)', async (_how, deleteSavedMethod, reason) => {
  const { page, dialog } = await askedToDelete({ accounts: { deleteSavedMethod } })
  await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
  expect(await screen.findByText(reason)).toHaveRole('alert')
  expect(removalOf('Visa ending in 4242')).toBeInTheDocument()
})

test('cards that did not come can be asked for again', async () => {
  let isAway = true
  const page = await openAccount('/profile', {
    visitor: USER,
    accounts: { loadSavedMethods: () => (isAway ? failing()() : Promise.resolve([VISA])) },
  })
  const again = await page.button('Fetch the cards again')
  expect(screen.getByText('Nordmann')).toBeInTheDocument()
  isAway = false
  await page.user.click(again)
  await screen.findByText('Visa ending in 4242')
})

type Given = {
  readonly view?: View
  readonly methods?: readonly (typeof VISA)[]
  readonly accounts?: Partial<AccountPorts>
}

function openCards({ view = 'classic', methods = [MASTERCARD, VISA, OTHER], accounts }: Given) {
  return openAccount('/profile', {
    view,
    visitor: USER,
    accounts: { loadSavedMethods: () => Promise.resolve(methods), ...accounts },
  })
}

async function askedToDelete(given: Given) {
  const page = await openCards(given)
  await page.user.click(await page.button('Delete: Visa ending in 4242'))
  return { page, dialog: within(await screen.findByRole('dialog', { name: 'Delete this card?' })) }
}

function removalOf(name: string): HTMLElement | null {
  return screen.queryByRole('button', { name: `Delete: ${name}` })
}
