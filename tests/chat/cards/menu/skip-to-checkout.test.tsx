import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

const atTheList = () => renderChat({ talk: atTheMenu().says({ type: 'category.choose', id: id('food') }) })
const skips = () => screen.queryAllByRole('button', { name: 'Skip to the checkout' })

test('from what was just added the next stop of the Tab key leads to the checkout', async () => {
  const chat = await atTheList()
  await chat.click(screen.getByRole('button', { name: /^Add fries/ }))
  await userEvent.setup().tab()
  expect(skips()).toEqual([document.activeElement])
  await chat.click(document.activeElement as HTMLElement)
  expect(chat.asks()).toBe('checkout')
})

test('only what was added last is followed by the way to the checkout, as long as it is there', async () => {
  const chat = await atTheList()
  expect(skips()).toEqual([])
  await chat.click(screen.getByRole('button', { name: /^Add burger/ }))
  await chat.click(screen.getByRole('button', { name: /^Add fries/ }))
  const [skip, ...others] = skips()
  expect([skip?.closest('li')?.textContent.includes('fries'), others]).toEqual([true, []])
  await chat.click(within(chat.live()).getByRole('button', { name: 'One fewer: fries' }))
  expect(skips()).toEqual([])
})
