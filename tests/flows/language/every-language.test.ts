import { describe, expect, test } from 'vitest'
import { formatterOf } from '#bindings/words/formatter.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { GLOBAL_WORDS, interpret, type GlobalWord, type Lexicon } from '#flows/language/interpret.ts'
import { type Interpretation } from '#flows/language/interpretation.ts'
import { normalise } from '#flows/language/normalise.ts'
import { isCommand, type OfferedAnswer } from '#flows/core/conversation/question.ts'
import { answersOf, type QuestionName } from '#flows/core/conversation/questions.ts'
import { id } from '#domain/ids.ts'
import { intentsOf, LANGUAGES, lookUpIn, type Language } from '#tests/locales/texts.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY } from '#tests/support/flows.ts'
import { STANDINGS } from '#tests/support/standings.ts'

/** A deployment that speaks all languages takes the words of each. */
const LEXICON: Lexicon = Object.fromEntries(
  GLOBAL_WORDS.map((word): [GlobalWord, readonly string[]] => [
    word,
    LANGUAGES.flatMap((language) => intentsOf(language)[word] ?? []),
  ]),
) as Record<GlobalWord, readonly string[]>

const PLACES = {
  'where a restaurant is asked for': conversationWith(),
  'at the menu': atTheMenu().says({ type: 'product.add', code: id('fries') }),
  'where a drink is to be confirmed': atTheMenu().says({ type: 'product.add', code: id('beer') }),
  'after an order': atTheCheckout().says(PAY, { type: 'order.new' }),
}

const SPOKEN = new Map<Language, ReturnType<typeof formatterOf>['say']>()

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(Object.entries(PLACES))(
    '%s each word that always works does what it does in English',
    (_, talk) => {
      const conversation = talk.conversation()
      const buttons = new Set(labelsIn(language, conversation).map(({ label }) => normalise(label)))
      const otherwise = GLOBAL_WORDS.flatMap((word) => {
        const meant = didOf(meaningOf(intentsOf('en')[word]?.at(-1) ?? '', conversation, 'en'))
        const forms = intentsOf(language)[word] ?? []
        return forms
          .filter((form) => !buttons.has(normalise(form)))
          .filter((form) => didOf(meaningOf(form, conversation, language)) !== meant)
      })
      expect(otherwise).toEqual([])
    },
  )
})

test.each(Object.keys(STANDINGS) as readonly QuestionName[])(
  'what a button of %s says can be typed instead, in every language',
  (name) => {
    const conversation = STANDINGS[name]().conversation()
    const lost = LANGUAGES.flatMap((language) =>
      labelsIn(language, conversation)
        .filter(({ label }, _index, all) => all.filter((each) => each.label === label).length === 1)
        .filter(({ answer, label }) => !leadsTo(answer, meaningOf(label, conversation, language)))
        .map(({ label }) => `${language}: ${label}`),
    )
    expect(lost).toEqual([])
  },
)

/** What is not understood is asked back by what it resembles, in each language something else. */
function didOf(meaning: Interpretation): string {
  return meaning.kind === 'unknown' ? meaning.kind : JSON.stringify(meaning)
}

/** What the buttons here say; what is named by its own name is the menu's to say. */
function labelsIn(language: Language, conversation: Conversation) {
  return answersOf(conversation).flatMap((answer) =>
    'key' in answer.words ? [{ answer, label: sayIn(language)(answer.words) }] : [],
  )
}

function meaningOf(text: string, conversation: Conversation, language: Language): Interpretation {
  const say = sayIn(language)
  return interpret(text, conversation, LEXICON, { languages: [language], wordsOf: (words) => [say(words)] })
}

function leadsTo({ leadsTo: wanted }: OfferedAnswer, meaning: Interpretation): boolean {
  if (meaning.kind === 'command') return isCommand(wanted) && meaning.command.type === wanted.type
  return meaning.kind === 'route' && !isCommand(wanted)
}

function sayIn(language: Language) {
  const known = SPOKEN.get(language)
  if (known) return known
  const { say } = formatterOf({
    t: lookUpIn(language).t,
    language,
    currency: 'nok',
    minFractionDigits: 0,
    maxFractionDigits: 2,
    timeZone: 'Europe/Oslo',
    twentyFourHourLanguages: [],
    valueOf: () => '',
  })
  SPOKEN.set(language, say)
  return say
}
