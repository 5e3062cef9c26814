import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#tests/locales/texts.ts'
import { PAY } from '#tests/support/flows.ts'
import type { Talk } from '#scripts/simulation/simulated-conversation.ts'
import { anyText } from '#tests/support/arbitraries/any-text.ts'
import { aListener, inShort } from './heard.ts'
import { inFull, standingAt, type Place as CounterPlace, type Typed } from './lunch-counter.ts'
import { counted, partsOf } from './sentence-tables.ts'

/** Where a conversation at the pizzeria of the deployment with seven languages stands. */
type Stage = 'restaurants' | 'mode' | 'menu' | 'basket' | 'proposal' | 'checkout' | 'order'

const English = aListener('gardermoen', 'en')
const Norwegian = aListener('gardermoen', 'no')
const AT = {
  restaurants: [],
  mode: ['brygga burger'],
  menu: ['brygga burger to go'],
  product: ['brygga burger to go', 'brygga meal'],
  basket: ['brygga burger to go', 'brygga burger', 'fries'],
  large: ['brygga burger to go', 'large fries', 'yes'],
  proposal: ['brygga burger to go', 'two brygga burgers and a cola'],
  change: ['brygga burger to go', 'brygga burger', 'fries', 'remove the fries'],
  checkout: ['brygga burger to go', 'brygga burger', 'checkout'],
} as const
type Place = keyof typeof AT

test.each([
  ['English', English, 'heard/at-the-counter.en'],
  ['Norwegian', Norwegian, 'heard/at-the-counter.no'],
] as const)('all that is typed in %s is understood', (_, listener, table) => {
  const talks = new Map<Place, Talk>()
  for (const part of partsOf<readonly [Place, string, string]>(table))
    counted(table, part, ([place, sentence]) => {
      const talk = talks.get(place) ?? English.talk(...AT[place])
      talks.set(place, talk)
      return inShort(listener.hear(sentence, talk), sentence)
    })
})

describe('at a page in Finnish, of a deployment that speaks seven languages', () => {
  const listener = aListener('everything', 'fi')
  const talk = listener.talk('corso kamppi', 'syön täällä')
  test.each([
    ['kaksi margheritaa', 'proposes'],
    ['two margheritas', 'proposes'],
    ['dos margheritas por favor', 'proposes'],
    ["deux margherita s'il vous plaît", 'proposes'],
    ['due margherite per favore', 'proposes'],
    ['två margherita tack', 'proposes'],
    ['que lleva la carbonara', 'asks contents'],
    ['vad innehåller carbonara', 'asks contents'],
    ["cosa c'è nella carbonara", 'asks contents'],
    ['hva er i carbonara', 'asks contents'],
    ["qu'y a-t-il dans la carbonara", 'asks contents'],
    ['prata med någon', 'asks contact'],
    ['quiero hablar con una persona', 'asks contact'],
    ['ayuda por favor', 'help.ask'],
    ['på svenska tack', 'language sv'],
    ['por favor en español', 'language es'],
    ['vaihda kieli', 'language'],
  ])('"%s" is read too: %s', (sentence, outcome) => {
    expect(inShort(listener.hear(sentence, talk))).toBe(outcome)
  })

  test.each([
    ['es', 'eso es todo, gracias'],
    ['fi', 'kiitos, siinä kaikki'],
    ['fr', "c'est tout, merci"],
    ['it', 'è tutto, grazie'],
    ['no', 'det var alt, takk'],
    ['sv', 'det var allt, tack'],
  ] satisfies readonly (readonly [Language, string])[])(
    'in %s "%s" leads to the checkout',
    (language, sentence) => {
      const other = aListener('everything', language)
      const atBasket = other.talk('corso kamppi', 'eat here', 'espresso')
      expect(inShort(other.hear(sentence, atBasket))).toBe('checkout.start')
    },
  )
})

describe('from the choice of a restaurant until the food is ready', () => {
  const atTheCorso = ['corso kamppi', 'eat here']
  const stages: Readonly<Record<Stage, readonly string[]>> = {
    restaurants: [],
    mode: ['corso kamppi'],
    menu: atTheCorso,
    basket: [...atTheCorso, 'espresso', 'margherita'],
    proposal: [...atTheCorso, 'two margheritas and an espresso'],
    checkout: [...atTheCorso, 'espresso', 'checkout'],
    order: [...atTheCorso, 'espresso', 'checkout'],
  }
  const talks = new Map<Stage, Talk>()
  const talkAt = (stage: Stage, { talk }: ReturnType<typeof aListener>): Talk => {
    const made = talks.get(stage) ?? talk(...stages[stage]).says(...(stage === 'order' ? [PAY] : []))
    talks.set(stage, made)
    return made
  }
  test.each(partsOf<readonly [Stage, string, string]>('heard/at-the-page'))(
    'all that is typed in $part is understood',
    (part) => {
      const listener = aListener('everything', part.part as Language)
      counted(`at the page in ${part.part}`, part, ([stage, sentence]) =>
        inShort(listener.hear(sentence, talkAt(stage, listener)), sentence),
      )
    },
  )
})

const COUNTERS = ['lunch-counter', 'street-corner', 'late-shift'].flatMap((place) =>
  (
    [
      ['en', English],
      ['no', Norwegian],
    ] as const
  ).flatMap(([language, listener]) =>
    partsOf<Typed>(`heard/${place}.${language}`).map((part) => ({
      name: `${place} in ${language}, ${part.part}`,
      part,
      listener,
    })),
  ),
)

describe('at a lunch counter, at a street corner and late at night', () => {
  const talks = new Map<ReturnType<typeof aListener>, Map<CounterPlace, Talk>>()
  const talkAt = (place: CounterPlace, listener: ReturnType<typeof aListener>): Talk => {
    const known = talks.get(listener) ?? new Map<CounterPlace, Talk>()
    talks.set(listener, known)
    const talk = known.get(place) ?? standingAt(place, listener)
    known.set(place, talk)
    return talk
  }

  test.each(COUNTERS)('$name as much is understood as was before', ({ name, part, listener }) => {
    counted(name, part, ([, place, sentence]) => {
      const talk = talkAt(place, listener)
      return inFull(listener.hear(sentence, talk), sentence, talk)
    })
  })
})

describe('whatever is typed', () => {
  const stands = Object.values(AT).map((sentences) => English.talk(...sentences))
  const PIECES = [
    '<b>',
    '</script>',
    '\u202e',
    '\u200f',
    'שלום',
    'مرحبا',
    '漢字',
    '🍔',
    '\u0000',
    '--',
    '${x}',
    '%s',
    '\n',
    'two',
    'burger',
    'no',
    '@',
    "'",
    '"',
  ]

  test('is answered without a change of what is ordered, or proposed first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stands),
        fc.oneof(
          anyText(60),
          fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(' ')),
        ),
        (talk, text) => {
          const before = talk.conversation()
          const meaning = English.hear(text, talk)
          expect(talk.conversation()).toBe(before)
          expect(inShort(meaning)).not.toMatch(/^(product\.add|basket\.|proposal\.accept|revision\.accept)/)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('of 100 kB no more than the beginning is read', () => {
    for (const talk of stands)
      for (const text of ['burger '.repeat(15_000), 'x'.repeat(100_000), '<i>'.repeat(34_000)])
        expect(inShort(English.hear(text, talk))).not.toMatch(/^(product|basket|checkout|customise\.confirm)/)
  })
})
