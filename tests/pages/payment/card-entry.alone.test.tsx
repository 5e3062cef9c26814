import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StripeError } from '@stripe/stripe-js'
import { createCardHandoff, type FilledCard } from '#bindings/checkout/card-handoff.ts'
import { CardEntry, troubleOf } from '#pages/payment/stripe/card-entry.tsx'

const WORDS = { number: 'Number', expiry: 'Expiry', cvc: 'Code', incomplete: 'Incomplete.', wallet: 'Wallet' }
const WORDS_OF: Readonly<Record<string, string>> = { insufficient_funds: 'Ikke nok penger.' }
const ACCESS = { publicKey: 'pk_live_of_the_tests' }

beforeAll(async () => {
  vi.stubGlobal('SIMULATOR', { words: { en: WORDS }, fallback: 'en', country: 'NO' })
  // The stand-in of Stripe.js puts itself where the loader looks for the real one.
  await import('#simulators/stripe/browser/stripe-js.ts')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => vi.unstubAllGlobals())

describe('the card form', () => {
  test('tells in red what is not filled in yet, and pays nothing (S5.54)', async () => {
    const onFilled = vi.fn()
    await drawn({ onFilled })
    fireEvent.click(await screen.findByRole('button', { name: /Pay/ }))
    expect((await screen.findByText('Incomplete.')).getAttribute('role')).toBe('alert')
    expect(onFilled).not.toHaveBeenCalled()
  })

  test('hands on what pays with it, and whether the card is to be kept (S3.47, S1.38)', async () => {
    const onFilled = vi.fn()
    await drawn({ onFilled, save: 'Keep it' })
    await fill()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep it' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Pay/ })))
    expect(onFilled).toHaveBeenCalledWith(expect.any(Function), true)
  })

  test('tells in the words of the page why the bank says no (S5.53, S5.54)', async () => {
    const told = await declinedWith({ code: 'card_declined', decline_code: 'insufficient_funds' })
    expect(told).toEqual({ code: 'insufficient_funds' })
    expect((await screen.findByText('Ikke nok penger.')).getAttribute('role')).toBe('alert')
  })

  test('tells in the words of the provider what the page has none for (S5.53)', async () => {
    const told = await declinedWith({ code: 'card_declined', decline_code: 'lost_card' })
    expect(told).toEqual({ code: 'card_declined' })
    expect(await screen.findByText('The bank says no.')).toBeTruthy()
  })

  test('offers nobody to keep a card who is not logged in', async () => {
    await drawn({})
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('is handed on once, however often Pay is tapped before it is checked (F1)', async () => {
    const onFilled = vi.fn()
    await drawn({ onFilled })
    await fill()
    await act(async () => {
      const button = screen.getByRole('button', { name: /Pay/ })
      fireEvent.click(button)
      fireEvent.click(button)
    })
    expect(onFilled).toHaveBeenCalledOnce()
  })

  test('takes no second tap while it pays', async () => {
    const onFilled = vi.fn()
    await drawn({ onFilled, isBusy: true })
    const button = await screen.findByRole('button', { name: /Paying/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(onFilled).not.toHaveBeenCalled()
  })
})

test.each([
  [{ type: 'card_error', code: 'expired_card' }, { code: 'expired_card' }],
  [{ type: 'api_connection_error' }, { code: 'api_connection_error' }],
  [
    { type: 'invalid_request_error', code: 'parameter_invalid_empty', param: 'billing_details[phone]' },
    { code: 'parameter_invalid_empty', field: 'phone' },
  ],
  [
    { type: 'invalid_request_error', code: 'parameter_invalid_empty', param: 'billing_details[name]' },
    { code: 'parameter_invalid_empty', field: 'name' },
  ],
] as const)('%j is told as %j (S5.53)', (error, trouble) => {
  expect(troubleOf(error as unknown as StripeError)).toEqual(trouble)
})

type OnFilled = (confirm: FilledCard['confirm'], savesCard: boolean) => void
type Given = Partial<Pick<Parameters<typeof CardEntry>[0], 'save' | 'isBusy'>> & {
  readonly onFilled?: OnFilled
}

async function drawn({ onFilled = vi.fn(), save, isBusy = false }: Given): Promise<void> {
  const handoff = createCardHandoff()
  const pay = async () => {
    const filled = await handoff.form()?.fill()
    if (filled) onFilled(filled.card.confirm, filled.savesCard)
  }
  render(
    <CardEntry
      access={ACCESS}
      amount={14_900}
      currency="nok"
      locale="en"
      label="Card"
      words={{ loading: 'Loading', notLoaded: 'Not loaded', retry: 'Again' }}
      pay={{ text: 'Pay', price: 'kr 149', busy: 'Paying' }}
      save={save}
      wordsOf={({ code, field }) => (field === undefined ? WORDS_OF[code] : `Check the ${field}.`)}
      isBusy={isBusy}
      onOpen={handoff.open}
      onPay={() => void pay()}
    />,
  )
  await screen.findByLabelText('Number')
}

/** The card is given, and the bank declines it: the trouble that the page is told of. */
async function declinedWith(why: object): Promise<unknown> {
  const error = { type: 'card_error', message: 'The bank says no.', ...why }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ error })))
  const onFilled = vi.fn<OnFilled>()
  await drawn({ onFilled })
  await fill()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Pay/ })))
  return act(() => onFilled.mock.calls[0]?.[0]('pi_secret', 'https://orda.example/checkout'))
}

async function fill(): Promise<void> {
  for (const [label, value] of [
    ['Number', '4242424242424242'],
    ['Expiry', '12/34'],
    ['Code', '123'],
  ] as const)
    fireEvent.input(await screen.findByLabelText(label), { target: { value } })
}
