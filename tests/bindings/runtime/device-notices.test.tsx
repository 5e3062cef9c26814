import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { atTheMenu } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

describe.each(['chat', 'linear'] as const)('in the %s view', (view) => {
  test('a device that keeps nothing is told of once, beside the question, and the order goes on', async () => {
    const chat = await renderChat({ view, talk: atTheMenu() })
    await chat.happens(() => {
      chat.notices.tell('storageLost')
      chat.notices.tell('storageLost')
    })
    expect(screen.getAllByRole('group', { name: 'This device cannot keep your order' })).toHaveLength(1)
    await chat.tap(/^food/i)
    expect(chat.asks()).toBe('products')
  })

  test('a notice that was seen goes, does not come back, and leaves the focus on the page', async () => {
    const chat = await renderChat({ view, talk: atTheMenu() })
    await chat.happens(() => chat.notices.tell('logSpoiled'))
    await chat.click(screen.getByRole('button', { name: 'Got it' }))
    await chat.happens(() => chat.notices.tell('logSpoiled'))
    expect(screen.queryByText('We could not read your earlier conversation')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
