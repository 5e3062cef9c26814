import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '#tests/classic/rig.tsx'

const VIEWS = ['chat', 'linear'] as const
const AT_THE_MENU: readonly Command[] = [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }]

beforeEach(
  () =>
    void vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { hasBeenActive: true } })),
)
afterEach(cleanup)

test.each(VIEWS)(
  'the first page that is opened over the %s view is read from its heading as soon as it is there',
  async (view) => {
    const { user, t } = await openShop({ view, done: AT_THE_MENU })
    await user.click(screen.getByRole('link', { name: t('accountMenu.login') }))
    const heading = await screen.findByRole('heading', { name: 'Log in' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
)

test.each(VIEWS)('a page that the %s view is opened with is read from its top', async (view) => {
  await openShop({ view, path: '/contact', done: AT_THE_MENU })
  await screen.findByRole('heading', { name: 'Contact' })
  expect(document.body).toHaveFocus()
})

test('a page over the chat names the one main heading and the document', async () => {
  const { user, t } = await openShop({ view: 'chat', done: AT_THE_MENU })
  await user.click(screen.getByRole('link', { name: t('accountMenu.login') }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('main')).toHaveAccessibleName('Log in')
  expect(document.title).toContain('Log in')
})
