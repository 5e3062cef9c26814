import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n } from '#app/languages/i18n.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { orderCardToken } from '#bindings/orders/order-drafts.ts'
import { useOrderReceipt } from '#bindings/orders/use-order-receipt.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { FormatterProvider } from '#bindings/words/formatter-provider.tsx'
import { PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { minor } from '#domain/money/minor.ts'
import { ORDER_STATES, type Order } from '#domain/orders/order.ts'
import { at } from '#tests/support/at.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { atTheCheckout, PAY } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

// As a browser does, before it takes the page.
const tellsPrinting = () => void window.dispatchEvent(new Event('beforeprint'))
const print = vi.fn<() => void>(tellsPrinting)
beforeEach(() => {
  print.mockClear()
  vi.stubGlobal('print', print)
})

const DINNER: Partial<Order> = {
  price: minor(109_733),
  taxes: minor(13_717),
  taxRows: [{ rate: 12.5, net: minor(109_733), tax: minor(13_717), gross: minor(123_450) }],
  paidWith: { provider: 'stripe', maskedPan: 'order.order-1.card' },
  createdAt: at('2026-03-10 20:50'),
  tableNumber: '12',
}

test.each([
  ['en', '12.5%', 'kr 1,097.33', '10 Mar 2026, 8:50 pm'],
  ['es', '12,5 %', '1097,33 kr', '10 mar 2026, 8:50 p. m.'],
  ['fi', '12,5 %', '1 097,33 NOK', '10.3.2026 8.50 ip.'],
  ['fr', '12,5 %', '1 097,33 kr', '10 mars 2026, 20 h 50'],
  ['it', '12,5%', '1097,33 NKr', '10 mar 2026, 8:50 PM'],
  ['no', '12,5 %', '1 097,33 kr', '10. mars 2026 8:50 p.m.'],
  ['sv', '12,5 %', '1 097,33 kr', '10 mars 2026 8:50 em'],
])(
  'a printed receipt in %s writes rates, amounts and times as that language does',
  async (language, ...said) => {
    const { receipt, tapPrint } = await receiptOf(DINNER, language)
    tapPrint()
    const {
      told: { taxes },
      paper,
    } = receipt()
    const [row] = taxes.rows
    const when = paper?.facts.find(({ value }) => value.includes('2026'))?.value
    expect([row?.rate, row?.net, when].map((each) => each?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(said)
    expect(JSON.stringify([taxes, paper])).not.toMatch(/orderReceipt\.|\{\{/)
  },
)

describe('the receipt', () => {
  test('tells a coupon as what it took off, and never as goods (S3.34)', async () => {
    const burger = anOrderedItem()
    const coupon = {
      ...burger,
      quantity: 0,
      price: minor(0),
      snapshot: { ...burger.snapshot, name: { plain: '25 % off', byLanguage: {} }, type: 'COUPON' as const },
    }
    const order = { ...DINNER, items: [burger, coupon], originalPrice: minor(140_000) }
    const { receipt } = await receiptOf(order)
    const { lines, totals } = receipt().told
    expect(lines.map(({ quantity }) => quantity)).toEqual(['1 ×'])
    expect(totals.find(({ id }) => id === 'saving')?.label).toBe('25 % off')
  })

  test('is on the page from the press of its button to the next touch, and is printed once', async () => {
    const { receipt, tapPrint } = await receiptOf(DINNER)
    expect(receipt().paper).toBeUndefined()
    tapPrint()
    expect([receipt().paper?.title, print.mock.calls.length]).toEqual(['Receipt', 1])
    fireEvent.pointerDown(window)
    expect([receipt().paper, print.mock.calls.length]).toEqual([undefined, 1])
    tapPrint()
    expect(print).toHaveBeenCalledTimes(2)
  })

  test('is what the browser prints by its own command', async () => {
    const { receipt } = await receiptOf(DINNER)
    act(tellsPrinting)
    expect(receipt().paper?.title).toBe('Receipt')
  })

  test('is printed alone by its button, where another order stands on the page too', async () => {
    const [one, other] = [await receiptOf(DINNER), await receiptOf(DINNER)]
    one.tapPrint()
    expect([one.receipt().paper?.title, other.receipt().paper]).toEqual(['Receipt', undefined])
  })

  test('names the card by its last digits alone, which the log does not hold (S3.41)', async () => {
    const { receipt, tapPrint } = await receiptOf(DINNER)
    tapPrint()
    const facts = receipt().paper?.facts ?? []
    expect(facts).toContainEqual({ label: 'Payment', value: 'Visa •••• 4242' })
    expect(facts).toContainEqual({ label: 'Table', value: '12' })
  })

  test.each(ORDER_STATES)('of an order that is %s can be printed where it is paid for', async (state) => {
    const { receipt } = await receiptOf({ ...DINNER, state })
    expect(receipt().print !== undefined).toBe(['VALIDATED', 'SENT', 'PAID'].includes(state))
  })
})

async function receiptOf(given: Partial<Order>, language = 'en') {
  const talk = atTheCheckout().says(PAY)
  const restaurantId = talk.order()?.restaurantId
  const order = anOrder({ ...(restaurantId && { restaurantId }), ...given })
  const texts = { ...(await loadTexts(language)), ...(await loadTexts(language, 'orders')) }
  const i18n = createI18n({
    language,
    languages: [language],
    fallback: language,
    texts: { [language]: texts },
  })
  const runner = runnerOf(talk.log())
  const drafts: Readonly<Record<string, string>> = { [orderCardToken(order.id)]: '4***********4242' }
  const personalData = {
    read: () => undefined,
    keep: () => '',
    draftOf: (field: string) => drafts[field] ?? '',
    keepDraft: () => undefined,
    forget: () => undefined,
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <PersonalDataContext value={personalData}>
        <RunnerContext value={runner}>
          <FormatterProvider>{children}</FormatterProvider>
        </RunnerContext>
      </PersonalDataContext>
    </I18nextProvider>
  )
  const { result } = renderHook(() => useOrderReceipt(order), { wrapper })
  return {
    receipt: () => result.current,
    tapPrint: () => act(() => result.current.print?.onPrint()),
  }
}
