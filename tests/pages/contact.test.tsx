import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import { openShop } from '#tests/classic/rig.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const VIEWS = ['chat', 'classic', 'linear'] as const

async function openContact(view: (typeof VIEWS)[number]) {
  const shop = await openShop({
    view,
    path: '/contact',
    done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }],
  })
  const settings = shop.runner.conversation().flows.restaurant.context.chosen?.settings
  if (!settings) throw new Error('no restaurant is chosen')
  const copy = await screen.findByRole('button', {
    name: shop.t('classic.copyPhone', { phone: settings.phoneNumber }),
  })
  return { ...shop, settings, copy }
}

test.each(VIEWS)(
  'the phone number of the restaurant copies itself, mail has its link, and Close leads to the order, in the %s view (S2.79)',
  async (view) => {
    const { user, t, settings, copy } = await openContact(view)
    await user.click(copy)
    expect(await screen.findByText(t('classic.copied'))).toHaveAttribute('role', 'status')
    expect(await navigator.clipboard.readText()).toBe(settings.phoneNumber)
    expect(screen.getByRole('link', { name: settings.restaurantEmail })).toHaveAttribute(
      'href',
      `mailto:${settings.restaurantEmail}`,
    )
    expect(screen.getByRole('link', { name: t('classic.close') })).toHaveAttribute('href', '/order')
  },
)

test('a number that cannot be copied here can be called', async () => {
  const { user, t, settings, copy } = await openContact('classic')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'))
  await user.click(copy)
  expect(await screen.findByText(t('classic.notCopied'))).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: settings.phoneNumber })).toHaveAttribute(
    'href',
    `tel:${settings.phoneNumber}`,
  )
})
