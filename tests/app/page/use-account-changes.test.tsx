import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useAccountChanges } from '#app/page/use-account-changes.ts'
import { keepReceiptAddress, receiptAddressOf } from '#bindings/checkout/receipt-address.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { GUEST, USER } from '#tests/pages/account-rig.ts'
import { accountPortsWith, failing } from '#tests/support/account-ports.ts'

afterEach(cleanup)

describe('a language that is chosen (S6.7)', () => {
  test('is told to the profile of a user', async () => {
    const { i18n, asked } = await shopOf(USER)
    await i18n.changeLanguage('no')
    expect(asked()).toEqual([['keepLanguage', 'no']])
  })

  test.each([ANONYMOUS, GUEST])('is nobody`s profile to keep for $kind', async (visitor) => {
    const { i18n, asked } = await shopOf(visitor)
    await i18n.changeLanguage('no')
    expect(asked()).toEqual([])
  })

  test('right after the login is told as soon as it is known who that was', async () => {
    const { i18n, asked, runner, becomes } = await shopOf(ANONYMOUS)
    const answer = becomes()
    runner.dispatch({ type: 'session.renew' })
    await i18n.changeLanguage('no')
    expect(asked()).toEqual([])
    answer(USER)
    await vi.waitFor(() => expect(asked()).toEqual([['keepLanguage', 'no']]))
  })

  test('holds on the device where the profile could not be told', async () => {
    const { i18n } = await shopOf(USER, accountPortsWith({ keepLanguage: failing() }))
    await i18n.changeLanguage('no')
    expect(i18n.language).toBe('no')
  })
})

describe('what was typed', () => {
  test('by one account is not left to the next (S4.3)', async () => {
    const { personalData, runner, becomes } = await shopOf(USER)
    personalData.keepDraft('login.email', 'kari@example.no')
    becomes()(ANONYMOUS)
    runner.dispatch({ type: 'session.renew' })
    await vi.waitFor(() => expect(personalData.draftOf('login.email')).toBe(''))
  })

  test('by one account is gone, while the address of the next one`s receipts is known', async () => {
    const { personalData, runner, becomes } = await shopOf(GUEST)
    personalData.keepDraft('email', 'guest@example.no')
    const answer = becomes()
    runner.dispatch({ type: 'session.renew' })
    keepReceiptAddress(personalData, 'kari@example.no')
    answer(USER)
    await vi.waitFor(() => expect(personalData.draftOf('email')).toBe(''))
    expect(receiptAddressOf(personalData, USER)).toBe('kari@example.no')
    expect(receiptAddressOf(personalData, ANONYMOUS)).toBeUndefined()
  })

  test('by a visitor stays when they log in: it is theirs', async () => {
    const { personalData, runner, becomes } = await shopOf(ANONYMOUS)
    personalData.keepDraft('login.email', 'kari@example.no')
    becomes()(USER)
    runner.dispatch({ type: 'session.renew' })
    await vi.waitFor(() => expect(runner.conversation().flows.session.context.visitor.kind).toBe('user'))
    expect(personalData.draftOf('login.email')).toBe('kari@example.no')
  })
})

/** The app with a visitor the server knows; `becomes` takes the next answer out of its hands. */
async function shopOf(visitor: Visitor, accounts = accountPortsWith()) {
  let current: Promise<Visitor> = Promise.resolve(visitor)
  const shop = await openShop({ ports: { currentVisitor: () => current } })
  const { runner, i18n, personalData } = shop
  renderHook(() => useAccountChanges({ runner, i18n, personalData, accounts }))
  return {
    ...shop,
    asked: () => accounts.asked,
    becomes: () => {
      let answer: (next: Visitor) => void = () => undefined
      current = new Promise((resolve) => {
        answer = resolve
      })
      return (next: Visitor) => answer(next)
    },
  }
}
