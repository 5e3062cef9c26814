import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { atTheMenu, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

/** Each subscription is a selector that runs after every step. */
async function selectorsListening(talk: Talk, view: 'chat' | 'linear'): Promise<number> {
  const turns = talk.conversation().turns.length
  let listening = 0
  await renderChat({
    talk,
    view,
    seen: (runner): Runner => ({
      ...runner,
      subscribe: (listen) => {
        const leave = runner.subscribe(listen)
        listening += 1
        return () => {
          listening -= 1
          leave()
        }
      },
    }),
  })
  if (view === 'chat')
    await waitFor(() => expect(document.querySelectorAll('[data-turn]')).toHaveLength(turns))
  return listening
}

function changingItsMind(times: number): Talk {
  const talk = atTheMenu()
  for (let time = 0; time < times; time += 1)
    talk.says({ type: 'category.choose', id: id('food') }, { type: 'menu.categories' })
  return talk
}

// The frame (head, steps, tray, layers, what is told), the question, its card with four categories.
test.each([
  ['chat', 36],
  ['linear', 25],
] as const)('a step of the %s view runs few selectors', async (view, most) => {
  expect(await selectorsListening(atTheMenu(), view)).toBeLessThanOrEqual(most)
})

test('what was said before runs no selector of its own, however long the conversation', async () => {
  const one = await selectorsListening(changingItsMind(20), 'chat')
  cleanup()
  expect(await selectorsListening(changingItsMind(60), 'chat')).toBe(one)
})
