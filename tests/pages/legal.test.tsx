import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { tapping } from '#tests/support/tapping.ts'
import { openAccount } from './account-rig.ts'

const LINKS = { privacy: '/legal/privacy', terms: '/legal/terms' }
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]

afterEach(cleanup)

describe.each(['chat', 'classic'] as const)('legal texts in the %s view', (view) => {
  test.each([
    ['privacy', 'Privacy policy', /^Orda takes your order/],
    ['terms', 'Terms of use', /^These terms apply when you order with Orda/],
    ['allergens', 'Allergens', /^The allergens of each product/],
    ['nutrition', 'Nutrition', /^Where the restaurant gives it/],
  ])(
    '/legal/%s says what a deployment without pages of its own tells (S3.40)',
    async (text, title, words) => {
      const page = await openAccount(`/legal/${text}`, { view })
      await page.title(title)
      expect(screen.getByText(words)).toBeVisible()
    },
  )
})

test('the footer leads to them in place (S2.99)', async () => {
  const shop = await openShop({ around: withLinks })
  await shop.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms of use' }))
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeVisible()
  expect(location.pathname).toBe('/legal/terms')
})

test('the chat leads to them when it is asked for help', async () => {
  const shop = await openShop({ view: 'chat', around: withLinks, done: [{ type: 'help.ask' }] })
  await shop.user.click(await screen.findByRole('link', { name: 'Privacy policy' }))
  expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
})

test.each(['chat', 'classic', 'linear'] as const)(
  'who pays in the %s view reads the policy where it is agreed to, and finds what was typed when they come back (S3.40, S5.25)',
  async (view) => {
    const shop = await openShop({ view, around: withLinks, done: AT_THE_CHECKOUT })
    const tap = tapping(shop.user)
    const form = () => within(screen.getByRole('form', { name: shop.t('contact.title') }))
    const back = { name: shop.t('tray.back') }
    const isPaged = view === 'linear'
    await shop.user.type(form().getByRole('textbox', { name: shop.t('contact.email') }), 'kari@x.no')
    if (isPaged) await tap(form().getByRole('button', { name: shop.t('linear.continue') }))
    if (isPaged) await form().findByRole('checkbox', { name: shop.t('contact.policy') })
    await tap(form().getByRole('link', { name: 'Privacy policy' }))
    expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
    await tap(screen.getByRole('link', { name: shop.t('legal.toCheckout') }))
    if (isPaged) expect(form().getByRole('checkbox', { name: shop.t('contact.policy') })).toBeVisible()
    if (isPaged) await tap(screen.getByRole('button', back))
    expect(await form().findByRole('textbox', { name: shop.t('contact.email') })).toHaveValue('kari@x.no')
    expect(shop.asks()).toBe('checkout')
    expect(location.pathname).toBe('/checkout')
  },
)

function withLinks(view: ReactNode) {
  return <LegalLinksContext value={{ links: LINKS, want: () => undefined }}>{view}</LegalLinksContext>
}
