import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import type { Visitor } from '#flows/account/visitor.ts'
import { atTheCheckout } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

type Given = {
  readonly flags?: Partial<FeatureFlags>
  readonly visitor?: Visitor
  readonly payments?: readonly PaymentProvider[]
}

const ALL: Partial<FeatureFlags> = { customerName: true, customerPhone: true }

async function openCheckout(given: Given = {}, personalData = createPersonalData(undefined)) {
  const linear = await renderChat({ view: 'linear', talk: atTheCheckout(given), personalData })
  const field = (name: string | RegExp) => within(linear.live()).getByLabelText(name)
  const goOn = () => linear.tap('Continue')
  const write = async (name: RegExp, text: string) => {
    await linear.user.clear(field(name))
    await linear.user.type(field(name), text)
  }
  return {
    ...linear,
    personalData,
    field,
    goOn,
    write,
    back: () => linear.click(screen.getByRole('button', { name: 'Back' })),
    accept: () => linear.click(field(/privacy policy/)),
    toTheEnd: async () => {
      await write(/^Email/, 'kari@example.no')
      await goOn()
      await linear.click(field(/privacy policy/))
      await goOn()
    },
  }
}

describe('the checkout of a guest', () => {
  test('asks for one thing to a page, and for names together', async () => {
    const linear = await openCheckout({ flags: ALL })
    const pages: (string | null)[] = []
    const note = () => pages.push(document.activeElement?.textContent ?? '')
    pages.push(linear.question().textContent)
    await linear.write(/^Email/, 'kari@example.no')
    await linear.goOn()
    note()
    await linear.write(/^First name/, 'Kari')
    await linear.write(/^Last name/, 'Nordmann')
    await linear.goOn()
    note()
    await linear.write(/^Phone/, '+4798765432')
    await linear.goOn()
    note()
    await linear.accept()
    await linear.goOn()
    note()
    expect(pages).toEqual([
      'What is your email address?',
      'What is your name?',
      'What is your phone number?',
      'Do you accept the privacy policy?',
      'Is everything right?',
    ])
  })

  test('says which page of how many it is', async () => {
    const linear = await openCheckout()
    expect(within(linear.live()).getByText('Page 1 of 3')).toBeVisible()
    expect(document.title).toMatch(/^What is your email address\? - Is everything right\? - step 6 of 6/)
  })

  test('shows nothing of the other things on the page of one', async () => {
    await openCheckout({ flags: ALL })
    expect(screen.getAllByRole('textbox').filter((box) => !box.closest('details'))).toHaveLength(1)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  test('says what is wrong beside the field where somebody goes on with it, and stays there', async () => {
    const linear = await openCheckout()
    await linear.write(/^Email/, 'kari@')
    await linear.goOn()
    await waitFor(() => expect(linear.field(/^Email/)).toHaveFocus())
    expect(linear.field(/^Email/)).toBeInvalid()
    expect(linear.question()).toHaveTextContent('What is your email address?')
    await linear.user.type(linear.field(/^Email/), 'example.no')
    await waitFor(() => expect(linear.field(/^Email/)).toBeValid())
    expect(linear.question()).toHaveTextContent('What is your email address?')
  })

  test('says what is wrong with a field once it is left, before anybody goes on', async () => {
    const linear = await openCheckout({ flags: ALL })
    await linear.write(/^Email/, 'kari@')
    expect(linear.field(/^Email/)).not.toHaveAttribute('aria-invalid')
    await linear.user.tab()
    await waitFor(() => expect(linear.field(/^Email/)).toHaveAttribute('aria-invalid', 'true'))
    expect(linear.field(/^Email/)).toHaveAccessibleDescription(/Email not valid/)
    expect(linear.question()).toHaveTextContent('What is your email address?')
  })

  test('says of all fields of a page at once what is wrong, and leads to the first', async () => {
    const linear = await openCheckout({ flags: ALL })
    await linear.write(/^Email/, 'kari@example.no')
    await linear.goOn()
    await linear.goOn()
    expect(await screen.findByText('To correct: First name and Last name.')).toBeInTheDocument()
    expect(linear.field(/^First name/)).toHaveFocus()
    expect(linear.field(/^First name/)).toHaveAccessibleDescription('Required')
    expect(linear.field(/^Last name/)).toHaveAccessibleDescription('Required')
  })

  test('offers wallets before anything is typed and where the order is paid, not in between', async () => {
    const linear = await openCheckout({ payments: ['stripe'] })
    const wallets = () => document.querySelector('[data-payment="wallet"]')
    await waitFor(() => expect(wallets()).not.toBeNull())
    await linear.write(/^Email/, 'kari@example.no')
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Do you accept the privacy policy?')
    expect(wallets()).toBeNull()
    await linear.accept()
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Is everything right?')
    expect(wallets()).not.toBeNull()
  })

  test('asks whether everything is right only once everything is said', async () => {
    const linear = await openCheckout()
    expect(linear.question()).not.toHaveAccessibleDescription(/Is everything right/)
    await linear.toTheEnd()
    expect(linear.question()).toHaveTextContent('Is everything right?')
  })

  test('cannot be gone on with without the policy', async () => {
    const linear = await openCheckout()
    await linear.write(/^Email/, 'kari@example.no')
    await linear.goOn()
    await linear.goOn()
    await waitFor(() => expect(linear.field(/privacy policy/)).toHaveFocus())
    expect(linear.field(/privacy policy/)).toHaveAccessibleDescription('Accept the privacy policy to order.')
  })

  test('ends with what is ordered, what it costs and what was said, to be paid', async () => {
    const linear = await openCheckout()
    await linear.toTheEnd()
    expect(linear.live()).toHaveTextContent('burger')
    expect(linear.live()).toHaveTextContent('Email kari@example.no')
    await linear.tap(/^Pay .*149/)
    expect(linear.commands()).toContainEqual(
      expect.objectContaining({
        type: 'checkout.pay',
        facts: { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false },
      }),
    )
  })

  test.each([
    ['the policy and no offers', false],
    ['the policy and offers', true],
  ])('takes who accepts %s at their word (S6.6)', async (_what, offers) => {
    const linear = await openCheckout()
    await linear.write(/^Email/, ' kari@example.no ')
    await linear.goOn()
    await linear.accept()
    if (offers) await linear.click(linear.field(/offers/))
    await linear.goOn()
    await linear.tap(/^Pay/)
    const [paid] = linear.commands().filter(({ type }) => type === 'checkout.pay')
    if (paid?.type !== 'checkout.pay') throw new Error('nothing was paid')
    expect(paid.facts).toMatchObject({ isPolicyAccepted: true, isOffersAccepted: offers })
    expect(linear.personalData.read(paid.contact.email ?? '')).toBe('kari@example.no')
  })

  test('finds what was typed when the form is made again', async () => {
    const { personalData, write, unmount } = await openCheckout()
    await write(/^Email/, 'kari@')
    unmount()
    const again = await openCheckout({}, personalData)
    expect(again.field(/^Email/)).toHaveValue('kari@')
    expect(again.field(/^Email/)).not.toHaveAttribute('aria-invalid')
  })

  test('has what was said changed from the end, and comes back there', async () => {
    const linear = await openCheckout()
    await linear.toTheEnd()
    await linear.tap('Change: Email')
    expect(linear.question()).toHaveTextContent('What is your email address?')
    await linear.write(/^Email/, 'ola@example.no')
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Is everything right?')
    expect(linear.live()).toHaveTextContent('Email ola@example.no')
  })

  test('Back leads a page back, with what was typed', async () => {
    const linear = await openCheckout()
    await linear.write(/^Email/, 'kari@example.no')
    await linear.goOn()
    await linear.back()
    await waitFor(() => expect(linear.question()).toHaveTextContent('What is your email address?'))
    expect(linear.field(/^Email/)).toHaveValue('kari@example.no')
  })

  test('whoever has said all of it and comes back is shown the end', async () => {
    const linear = await openCheckout()
    await linear.toTheEnd()
    await linear.tap('Change: Time')
    await linear.tap(/^Choose/)
    expect(linear.asks()).toBe('checkout')
    expect(linear.question()).toHaveTextContent('Is everything right?')
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeVisible()
  })

  test('whoever types that they pay is led to what is still to be said', async () => {
    const linear = await openCheckout()
    await linear.write(/^Email/, 'kari@example.no')
    await linear.types('pay')
    await waitFor(() => expect(linear.field(/privacy policy/)).toBeInvalid())
    expect(linear.question()).toHaveTextContent('Do you accept the privacy policy?')
  })
})

test('whoever is known is asked for nothing, and sees the order once more', async () => {
  const linear = await openCheckout({ visitor: { kind: 'guest', isContactKnown: true, usual: undefined } })
  expect(linear.question()).toHaveTextContent('Is everything right?')
  expect(screen.queryByText(/^Page 1/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeVisible()
})
