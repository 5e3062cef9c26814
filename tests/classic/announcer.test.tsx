import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import { openShop } from './rig.tsx'

const GATHERED_MS = 150

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function chosenCategory() {
  const shop = await openShop({ done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }] })
  const [category = document.body] = await screen.findAllByText('food')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await shop.user.click(category)
  return screen.findByRole('heading', { name: 'food', level: 1 })
}

/** What is said once nothing more is gathered. */
function said(): string {
  act(() => void vi.advanceTimersByTime(GATHERED_MS))
  return document.querySelector('[data-announcer]')?.textContent ?? ''
}

test('a category that is chosen is not said where the heading of its screen reads it', async () => {
  const heading = await chosenCategory()
  heading.focus()
  expect(said()).toBe('')
})

test('a category that is chosen is said where something else of its name has the focus', async () => {
  await chosenCategory()
  const other = document.body.appendChild(document.createElement('button'))
  other.textContent = 'food'
  other.focus()
  expect(said()).toBe('food.')
  other.remove()
})
