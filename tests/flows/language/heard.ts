import { inSentence } from '#domain/catalogue/translated.ts'
import { formatterOf, type Formatter } from '#bindings/words/formatter.ts'
import { clearerOf, leavesWords } from '#flows/language/clearer-reading.ts'
import { commandMeant } from '#flows/language/command-meant.ts'
import { GLOBAL_WORDS, type Lexicon } from '#flows/language/interpret.ts'
import { orResembling } from '#flows/language/resembling.ts'
import { understand } from '#flows/language/understand.ts'
import type { Understood } from '#flows/language/understood.ts'
import { LANGUAGES } from './all-words.ts'
import type { Say } from '#flows/core/log/say.ts'
import { simulateConversation, type Talk } from '#scripts/simulation/simulated-conversation.ts'
import { intentsOf, lookUpIn, type Language } from '#tests/locales/texts.ts'
import { at } from '#tests/support/at.ts'
import { shipped } from '#tests/support/shipped.ts'

const NOON = at('2026-03-10 12:00')
const LIKELIEST = 2

const listeners = new Map<string, ReturnType<typeof listenerIn>>()

/** A shipped deployment with its own texts, to be spoken to as at its page: in the language of that, and in all it offers. */
export function aListener(deployment: string, language: Language) {
  const key = `${deployment} ${language}`
  const known = listeners.get(key) ?? listenerIn(deployment, language)
  listeners.set(key, known)
  return known
}

function listenerIn(deployment: string, language: Language) {
  const { deployment: own, restaurants } = shipped(deployment)
  const enabled = own.languages as readonly Language[]
  const lexicon = Object.fromEntries(
    GLOBAL_WORDS.map((word) => [word, enabled.flatMap((each) => intentsOf(each)[word] ?? [])]),
  ) as unknown as Lexicon
  const formatters = enabled.map((each) => formatterIn(each, own.currency))
  const wording = {
    languages: enabled,
    wordsOf: (say: Say) => formatters.map((formatter) => formatter.say(say)),
  }
  const read = [...new Set([language, 'en', own.defaultLanguage, ...enabled])]
    .filter((each) => enabled.some((known) => known === each))
    .flatMap((each) => LANGUAGES[each] ?? [])
  const [likeliest, others] = [read.slice(0, LIKELIEST), read.slice(LIKELIEST)]

  function hear(text: string, talk: Talk): Understood {
    const meaning = understand(text, talk.conversation(), { lexicon, wording, words: likeliest })
    const clearest =
      others.length === 0 || !leavesWords(meaning)
        ? meaning
        : clearerOf(meaning, understand(text, talk.conversation(), { lexicon, wording, words: others }))
    return orResembling(clearest, text, talk.conversation(), wording)
  }

  /** The customer writes; what was understood is done as at the page. */
  function write(text: string, talk: Talk): Understood {
    const meaning = hear(text, talk)
    const command = commandMeant(meaning, 'token')
    if (command) talk.types('token', command)
    return meaning.kind === 'command' && meaning.thenReads ? write(text, talk) : meaning
  }

  return {
    hear,
    write,
    talk: (...sentences: readonly string[]): Talk => {
      const talk = simulateConversation({
        id: 'talk',
        now: NOON,
        shops: restaurants,
        settings: {
          deployment: own.id,
          flags: own.flags,
          start: own.start,
          searchRadiusKm: own.searchRadiusKm,
          payment: 'test',
        },
      })
      for (const sentence of sentences) write(sentence, talk)
      return talk
    },
  }
}

/** What was understood in a few words: what is done, what is offered, or what it is told; of `sentence`, what was left over of it. */
export function inShort(meaning: Understood, sentence = ''): string {
  switch (meaning.kind) {
    case 'command': {
      const { command } = meaning
      return command.type === 'inquiry.make' ? `asks ${command.inquiry.about}` : command.type
    }
    case 'order': {
      const left = meaning.order.marks.flatMap(({ from, to, taken }) =>
        taken === 'left' ? sentence.slice(from, to) : [],
      )
      return ['proposes', ...left.map((word) => `without ${word}`)].join(' ').trim()
    }
    case 'changes':
      return 'changes'
    case 'word':
      return meaning.word
    case 'route':
      return `page ${meaning.route.name}`
    case 'place':
      return 'place'
    case 'address':
      return `address ${meaning.email}`
    case 'language':
      return `language ${meaning.language}`
    case 'unknown': {
      if (meaning.told === 'atCheckout') return 'says atCheckout'
      const types = [...new Set(meaning.candidates.map(({ command }) => command.type))]
      return types.length === 0 ? 'unknown' : `offers ${types.join(', ')}`
    }
  }
}

function formatterIn(language: Language, currency: string): Formatter {
  const texts = lookUpIn(language)
  texts.services.formatter?.add('inSentence', inSentence)
  return formatterOf({
    t: texts.getFixedT(language),
    language,
    currency,
    minFractionDigits: 0,
    maxFractionDigits: 2,
    timeZone: 'Europe/Oslo',
    twentyFourHourLanguages: [],
    valueOf: (token) => token,
  })
}
