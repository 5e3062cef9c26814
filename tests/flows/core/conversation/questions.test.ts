import { describe, expect, test } from 'vitest'
import { traitsOfCommand } from '#flows/core/conversation/dispatch.ts'
import { advance } from '#flows/core/engine/reducer.ts'
import { interpret } from '#flows/language/interpret.ts'
import { orResembling } from '#flows/language/resembling.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { isCommand } from '#flows/core/conversation/question.ts'
import { answersOf, liveQuestionOf, QUESTIONS } from '#flows/core/conversation/questions.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import { LEXICON, WORDING } from '#tests/flows/language/lexicon.ts'

/** Questions that are answered by a form of their own alone. */
const FORMS = ['pickup', 'checkout']
const names = Object.keys(STANDINGS) as readonly (keyof typeof STANDINGS)[]

test('a conversation can stand at every question there is', () => {
  expect(names.toSorted()).toEqual(QUESTIONS.map(({ name }) => name).toSorted())
})

describe.each(names)('%s', (name) => {
  const talk = STANDINGS[name]()
  const conversation = talk.conversation()
  const question = liveQuestionOf(conversation)
  const answers = answersOf(conversation)

  test('is what is asked there', () => {
    expect(talk.asks()).toBe(name)
  })

  test('has an answer, or waits for something that is named', () => {
    const isAnswered = answers.length > 0 || FORMS.includes(name)
    expect(isAnswered || question?.waitsFor !== undefined).toBe(true)
    expect(question?.surface === 'wait').toBe(question?.waitsFor !== undefined)
  })

  test('tells its answers apart', () => {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
    expect(answers.filter(({ means }) => means === 'yes').length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ closes }) => closes).length).toBeLessThanOrEqual(1)
  })

  test('takes every answer it offers', () => {
    const refused = answers.filter(({ leadsTo }) => {
      if (!isCommand(leadsTo)) return false
      const entry = { at: conversation.now, event: { type: 'command', command: leadsTo } } as const
      const after = advance(conversation, entry, talk.step())
      return after.flows === conversation.flows
    })
    expect(refused.map(({ id }) => id)).toEqual([])
  })

  test('has words where it is a matter of words', () => {
    const isInWords = question?.surface === 'notice' || question?.surface === 'dialog'
    expect(question?.prompt?.(conversation) !== undefined).toBe(isInWords)
    if (question?.isYesNo) expect(answers.map(({ means }) => means).toSorted()).toEqual(['no', 'yes'])
  })

  test('has an address', () => {
    expect(hrefOf(placeRouteOf(conversation))).toMatch(/^\//)
  })

  test.each([
    ['back', { kind: 'word', word: 'back' }],
    ['help', { kind: 'command', command: { type: 'help.ask' } }],
    ['classic', { kind: 'word', word: 'classic' }],
    ['start over', { kind: 'command', command: { type: 'basket.startOver' } }],
  ])('understands "%s"', (text, meaning) => {
    expect(
      orResembling(interpret(text, conversation, LEXICON, WORDING), text, conversation, WORDING),
    ).toEqual(meaning)
  })
})

test('an answer that only adjusts the card at hand leaves its question open', () => {
  const talk = STANDINGS.customise()
  const reset = answersOf(talk.conversation()).find(({ id }) => id === 'reset')
  expect(reset && isCommand(reset.leadsTo) && traitsOfCommand(reset.leadsTo.type).isAdjustment).toBe(true)
})
