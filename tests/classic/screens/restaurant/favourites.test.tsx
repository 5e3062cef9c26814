import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { USER } from '#tests/pages/account-rig.ts'
import { openShop } from '../../rig.tsx'

const STAR = /^Favourite: /

afterEach(cleanup)

describe.each(['chat', 'classic'] as const)('favourites in the %s view (S7.20, S7.21)', (view) => {
  test('come first, and a star makes another one', async () => {
    const asked: unknown[] = []
    const { user } = await openShop({
      view,
      ports: {
        currentVisitor: async () => ({ ...USER, missing: [], favourites: [id('canteen')] }),
        keepFavourite: async (favourite: unknown) => {
          asked.push(favourite)
          return null
        },
      },
    })
    const [first, second] = await screen.findAllByRole('button', { name: STAR })
    expect(first).toHaveAccessibleName('Favourite: Kantina')
    expect([first, second].map((star) => star?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await user.click(screen.getByRole('button', { name: 'Favourite: Brygga Burger' }))
    await waitFor(() => expect(asked).toEqual([{ id: 'brygga', isFavourite: true }]))
    expect(screen.getByRole('button', { name: 'Favourite: Brygga Burger' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('are not for who is not logged in', async () => {
    await openShop({ view })
    expect(await screen.findAllByText('Brygga Burger')).not.toEqual([])
    expect(screen.queryByRole('button', { name: STAR })).toBeNull()
  })
})
