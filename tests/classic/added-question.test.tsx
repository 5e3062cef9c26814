import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { answer, question, type QuestionDefinition } from '#flows/core/conversation/question.ts'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { openShop } from './rig.tsx'

/** All there is to a new question but its texts. */
const napkins = question({
  name: 'napkins',
  step: 'basket',
  surface: 'dialog',
  tone: 'info',
  isYesNo: true,
  isAsked: ({ flows }) => flows.dialogue.value === 'basket',
  route: () => ({ name: 'menu' }),
  prompt: () => ({ title: { key: 'napkins.title' }, text: [{ key: 'napkins.text' }] }),
  answers: () => [
    answer('yes', 'napkins.yes', { type: 'checkout.start' }, { means: 'yes' }),
    answer('no', 'napkins.no', { type: 'menu.categories' }, { means: 'no', closes: true }),
  ],
})

const TEXTS = {
  ask: { napkins: 'One more thing.' },
  napkins: {
    title: 'Napkins?',
    text: 'They are for free.',
    yes: 'A pile of them',
    no: 'None for me',
  },
}

const list = QUESTIONS as QuestionDefinition[]

beforeEach(() => {
  list.unshift(napkins)
})

afterEach(() => {
  cleanup()
  list.shift()
})

async function atTheNapkins(view: 'chat' | 'classic' | 'linear') {
  const shop = await openShop({
    view,
    done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }],
  })
  shop.i18n.addResourceBundle('en', 'translation', TEXTS, true)
  shop.runner.dispatch({ type: 'product.add', code: id('burger') })
  return shop
}

describe.each(['chat', 'linear', 'classic'] as const)('a question added as one object, in %s', (view) => {
  test('is shown in its words, and takes its answers', async () => {
    const shop = await atTheNapkins(view)
    expect(shop.asks()).toBe('napkins')
    expect(await screen.findByText('They are for free.')).toBeVisible()
    await shop.user.click(screen.getByRole('button', { name: 'A pile of them' }))
    expect(shop.commands().at(-1)).toEqual({ type: 'checkout.start' })
  })
})

test.each([
  ['a pile of them', 'checkout.start'],
  ['none for me', 'menu.categories'],
  ['yes', 'checkout.start'],
  ['no', 'menu.categories'],
])('a question added as one object is answered by typing "%s"', async (text, type) => {
  const shop = await atTheNapkins('chat')
  await shop.user.type(screen.getByRole('textbox'), `${text}{Enter}`)
  await expect.poll(() => shop.commands().at(-1)).toEqual({ type })
})

test('a question added as one object is closed by its closing answer', async () => {
  const shop = await atTheNapkins('classic')
  await screen.findByText('They are for free.')
  await shop.user.keyboard('{Escape}')
  await expect.poll(() => shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
})
