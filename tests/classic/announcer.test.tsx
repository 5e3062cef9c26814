import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import { PAY } from '#tests/support/flows.ts'
import { aWatch } from './a-watch.ts'
import { openShop } from './rig.tsx'

const GATHERED_MS = 150

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** All that is said one after the other. */
function saidInASecond(): string {
  const heard: string[] = []
  for (let tenths = 0; tenths < 10; tenths += 1) heard.push(said(100))
  return heard.join(' ')
}

async function chosenCategory() {
  const shop = await openShop({ done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }] })
  const [category = document.body] = await screen.findAllByText('food')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await shop.user.click(category)
  return screen.findByRole('heading', { name: 'food', level: 2 })
}

/** What is said once nothing more is gathered. */
function said(afterMs = GATHERED_MS): string {
  act(() => void vi.advanceTimersByTime(afterMs))
  return document.querySelector('[data-announcer]')?.textContent ?? ''
}

test('a category that is chosen is not said where its heading reads it', async () => {
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

test('a payment is told by the dialog that opens, and not said beside it', async () => {
  const { runner, t } = await openShop({
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
      { type: 'product.add', code: id('burger') },
      { type: 'checkout.start' },
    ],
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  runner.dispatch(PAY)
  expect(await screen.findByRole('dialog', { name: t('classic.paid.title') })).toBeVisible()
  expect(saidInASecond()).not.toContain(t('ack.paid'))
})

test('that orders are taken again is told by the dialog that opens, and not said beside it', async () => {
  const found = aWatch()
  const { t } = await openShop({
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
      { type: 'product.add', code: id('burger') },
    ],
    ports: { watchRestaurant: found.port },
  })
  found.is('disabled')
  await screen.findByRole('dialog')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  found.is('enabled')
  expect(
    await screen.findByRole('dialog', { name: t('classic.available.title', { name: 'Brygga Burger' }) }),
  ).toBeVisible()
  expect(saidInASecond()).not.toContain(t('ack.orderingEnabled'))
})
