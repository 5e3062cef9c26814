import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheMenu, conversationWith } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(async () => {
  cleanup()
  await virtual.stop()
})

test('a screen reader hears a new question once, by the focus, then one sentence of what was heard; no card is read out', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await chat.happens(() => chat.runner.dispatch({ type: 'category.choose', id: id('food') }))
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toHaveLength(2))
  expect(await virtual.spokenPhraseLog()).toEqual([
    'heading, Which one would you like?, level 3',
    'polite: food. Step 3 of 6. 6 choices.',
  ])
})

test('a screen reader hears one sentence for a turn that typed words led to', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  document.querySelector<HTMLElement>('[data-composer]')?.focus()
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await chat.types('food')
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]))
  expect(await virtual.spokenPhraseLog()).toEqual([
    'polite: food. Step 3 of 6. Which one would you like? 6 choices.',
  ])
})

test('a screen reader finds the live question as a heading and its choices after it', async () => {
  await renderChat({ talk: conversationWith().says({ type: 'restaurant.choose', id: id('brygga') }) })
  await virtual.start({ container: document.querySelector('[data-turn="live"]') ?? document.body })
  const phrases: string[] = []
  for (let step = 0; step < 12; step++) {
    await virtual.next()
    phrases.push(await virtual.lastSpokenPhrase())
  }
  const question = phrases.indexOf('heading, Eat here or take away?, level 3')
  expect(question).toBeGreaterThanOrEqual(0)
  expect(phrases.indexOf('button, Eat here')).toBeGreaterThan(question)
})
