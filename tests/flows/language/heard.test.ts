import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#tests/locales/texts.ts'
import { PAY } from '#tests/support/flows.ts'
import type { Talk } from '#scripts/simulation/simulated-conversation.ts'
import { aListener, inShort } from './heard.ts'
import { inFull, standingAt, type Place as CounterPlace, type Typed } from './lunch-counter.ts'
import { AT_THE_PAGE, type Stage } from './sentences/at-the-page.ts'
import { ENGLISH_LATE_SHIFT } from './sentences/late-shift.en.ts'
import { NORWEGIAN_LATE_SHIFT } from './sentences/late-shift.no.ts'
import { ENGLISH_COUNTER, ENGLISH_COUNTER_MORE } from './sentences/lunch-counter.en.ts'
import { NORWEGIAN_COUNTER, NORWEGIAN_COUNTER_MORE } from './sentences/lunch-counter.no.ts'
import { ENGLISH_CORNER, ENGLISH_CORNER_MORE } from './sentences/street-corner.en.ts'
import { NORWEGIAN_CORNER, NORWEGIAN_CORNER_MORE } from './sentences/street-corner.no.ts'

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

/** What people type, where they type it, and what that may come to. */
const IN_ENGLISH: readonly (readonly [Place, string, string])[] = [
  ['restaurants', 'brygga', 'restaurant.choose'],
  ['restaurants', 'sora suhsi', 'restaurant.choose'],
  ['restaurants', 'sora sushi please', 'restaurant.choose'],
  ['restaurants', 'the second one', 'restaurant.choose'],
  ['restaurants', 'brygga burger take away', 'restaurant.choose'],
  ['restaurants', 'I want pizza', 'offers restaurant.choose'],
  ['restaurants', 'somewhere with pizza', 'offers restaurant.choose'],
  ['restaurants', 'who has tacos', 'offers restaurant.choose'],
  ['restaurants', 'sushi restaurant', 'offers restaurant.choose'],
  ['restaurants', 'take away from brygga burger', 'restaurant.choose'],
  ['restaurants', 'eat in at sora sushi', 'restaurant.choose'],
  ['restaurants', 'I want to eat at sora sushi', 'restaurant.choose'],
  ['restaurants', 'kebab', 'offers restaurant.choose'],
  ['restaurants', 'any thai places around', 'offers restaurant.choose'],
  ['restaurants', 'anything thai around', 'offers restaurant.choose'],
  ['basket', 'the burger without cheese after all', 'unknown'],
  ['restaurants', 'something mexican', 'offers restaurant.choose'],
  ['restaurants', 'whats open?', 'asks open'],
  ['restaurants', '2060', 'place'],
  ['restaurants', 'can I talk to a human', 'page contact'],
  ['restaurants', 'why', 'help.ask'],
  ['restaurants', 'in norwegian please', 'language no'],
  ['mode', 'dine in', 'mode.choose'],
  ['mode', 'take-out pls', 'mode.choose'],
  ['mode', 'eating here', 'mode.choose'],
  ['mode', 'two burgers to go', 'mode.choose'],
  ['mode', 'a cola, eating here', 'mode.choose'],
  ['mode', 'is it far to go', 'unknown'],
  ['mode', 'ill take it with me', 'mode.choose'],
  ['mode', 'were gonna sit down and eat here', 'mode.choose'],
  ['mode', "we'll stay here", 'mode.choose'],
  ['mode', 'here please', 'mode.choose'],
  ['mode', 'we were hoping to stay and eat', 'mode.choose'],
  ['mode', 'ill grab it and go', 'mode.choose'],
  ['mode', 'im not eating here', 'unknown'],
  ['menu', 'im looking for a human', 'asks contact'],
  ['menu', 'hows the wait', 'asks ready'],
  ['mode', 'to eat on the train', 'mode.choose'],
  ['mode', 'is it warm in here', 'unknown'],
  ['restaurants', 'fjell and forno to go', 'restaurant.choose'],
  ['restaurants', "sora sushi, we'll sit there", 'restaurant.choose'],
  ['menu', 'whereabouts are you', 'asks address'],
  ['menu', 'were are you', 'asks address'],
  ['menu', 'can you tell me where you are', 'asks address'],
  ['menu', 'how long till its done', 'asks ready'],
  ['menu', 'do you know when itll be ready', 'asks ready'],
  ['menu', 'i need a real person to talk to', 'asks contact'],
  ['menu', 'is it', 'unknown'],
  ['restaurants', 'whos open right now', 'asks open'],
  ['menu', 'burgers', 'category.choose'],
  ['menu', 'drinks pls', 'category.choose'],
  ['menu', 'the drinks', 'category.choose'],
  ['menu', 'go to drinks', 'category.choose'],
  ['menu', 'show me the burgers', 'category.choose'],
  ['menu', 'menu please', 'menu.categories'],
  ['menu', 'can I see the menu', 'menu.categories'],
  ['menu', 'back to menu', 'menu.categories'],
  ['menu', 'fries', 'product.add'],
  ['menu', 'a coke', 'proposes'],
  ['menu', 'hi can i get a burger with cheese and fries', 'proposes'],
  ['menu', 'the classic please', 'proposes'],
  ['menu', 'wings', 'offers product.add'],
  ['menu', 'milkshake', 'offers product.add'],
  ['menu', 'cod burger', 'offers product.add'],
  ['menu', 'lol', 'unknown'],
  ['menu', 'agree', 'unknown'],
  ['menu', '🍔', 'unknown'],
  ['menu', 'anything vegan?', 'asks diet'],
  ['menu', 'do you have coke', 'asks offer'],
  ['menu', 'where are you', 'asks address'],
  ['menu', "I'm done", 'offers category.choose'],
  ['menu', 'norwegian', 'language no'],
  ['menu', 'change language', 'language'],
  ['menu', 'talk to a person', 'asks contact'],
  ['menu', 'veggie burger', 'asks diet'],
  ['menu', 'two veggie burgers please', 'asks diet'],
  ['menu', 'something cold to drink', 'asks offer'],
  ['menu', 'something to eat', 'asks advice'],
  ['menu', 'nothing to drink', 'unknown'],
  ['menu', 'a cola to drink', 'proposes'],
  ['menu', 'I want to eat a burger', 'proposes'],
  ['menu', 'half a burger', 'proposes without half'],
  ['menu', 'also a cola', 'proposes'],
  ['menu', 'a dozen chicken nuggets', 'offers product.add'],
  ['menu', 'two colas and a dozen chicken nuggets', 'proposes without chicken without nuggets'],
  ['menu', 'chicken wings 12 pcs', 'proposes without 12'],
  ['menu', 'u got hot dogs?', 'asks offer'],
  ['menu', 'a side of coleslaw', 'unknown'],
  ['menu', 'is', 'proposes'],
  ['mode', "i'll pick it up", 'mode.choose'],
  ['mode', 'sit down', 'mode.choose'],
  ['menu', 'a large fry and a small coke', 'proposes'],
  ['menu', 'my name is Kari', 'unknown'],
  ['menu', 'nothing with nuts', 'asks without'],
  ['menu', 'a cola and two', 'proposes without two'],
  ['restaurants', 'anything open rn?', 'asks open'],
  ['menu', 'what can you do', 'help.ask'],
  ['basket', 'nope im good thx', 'checkout.start'],
  ['basket', 'make the fries a large one', 'changes'],
  ['menu', 'a classic burger but remove the onions', 'proposes'],
  ['menu', 'leave it as it is', 'unknown'],
  ['menu', 'a burger and no drinks', 'proposes'],
  ['basket', 'what does the order cost', 'asks total'],
  ['change', 'not this', 'revision.decline'],
  ['basket', 'and a cola', 'proposes'],
  ['product', 'fries and cola', 'customise.wish'],
  ['product', 'large fries', 'proposes'],
  ['product', 'done', 'customise.confirm'],
  ['product', 'well done pls', 'customise.wish'],
  ['product', "that's it", 'customise.confirm'],
  ['product', 'that is it', 'customise.confirm'],
  ['product', 'add to basket', 'customise.confirm'],
  ['product', 'forget it', 'customise.cancel'],
  ['product', 'pay', 'offers customise.confirm, customise.cancel'],
  ['basket', "that's all", 'checkout.start'],
  ['basket', 'thats all, thanks', 'checkout.start'],
  ['basket', 'that is all', 'checkout.start'],
  ['basket', 'I am done, thank you', 'checkout.start'],
  ['basket', 'no thanks', 'checkout.start'],
  ['basket', 'nothing else', 'checkout.start'],
  ['basket', 'I want to pay please', 'checkout.start'],
  ['basket', 'keep shopping', 'menu.categories'],
  ['basket', 'another of those', 'changes'],
  ['basket', 'the burger without onion after all', 'changes'],
  ['basket', 'same but gluten free bun', 'changes'],
  ['basket', 'change the fries to sweet potato fries', 'changes'],
  ['basket', 'remove the fries', 'changes'],
  ['basket', 'acutally no fries', 'changes'],
  ['basket', 'the burger should be well done', 'changes'],
  ['basket', 'large fries instead', 'changes'],
  ['basket', 'no that will be all', 'checkout.start'],
  ['basket', 'plese take of the fries', 'changes'],
  ['basket', 'how much is it', 'asks total'],
  ['basket', 'make it large', 'changes'],
  ['large', 'make it large', 'unknown'],
  ['large', 'make the fries small', 'changes'],
  ['large', 'small fries instead', 'changes'],
  ['proposal', 'sounds good', 'proposal.accept'],
  ['proposal', 'add it', 'proposal.accept'],
  ['proposal', 'how much', 'asks total'],
  ['proposal', 'what does it cost', 'asks total'],
  ['proposal', 'how much is a cola', 'asks price'],
  ['proposal', 'cancel', 'proposal.decline'],
  ['proposal', 'no not that', 'proposal.decline'],
  ['proposal', 'pay', 'offers proposal.accept, proposal.decline'],
  ['proposal', "that's all", 'offers proposal.accept, proposal.decline'],
  ['proposal', 'without onion', 'proposes'],
  ['proposal', 'perfect, add them', 'proposal.accept'],
  ['proposal', 'yes perfect add them please', 'proposal.accept'],
  ['proposal', 'no, never mind, forget it', 'proposal.decline'],
  ['proposal', 'no, perfect', 'unknown'],
  ['basket', 'no thanks, that is everything', 'checkout.start'],
  ['basket', "that's all, I'm ready to pay", 'checkout.start'],
  ['basket', 'show me whats in my basket', 'basket.open'],
  ['basket', 'could i have a look at my basket', 'basket.open'],
  ['basket', 'can we start again from scratch', 'basket.startOver'],
  ['basket', "I'd rather have onion rings than fries", 'changes'],
  ['basket', 'are onion rings better than fries', 'unknown'],
  ['basket', 'i dont want to start over', 'unknown'],
  ['proposal', 'nah forget it', 'proposal.decline'],
  ['proposal', "don't add them", 'proposal.decline'],
  ['proposal', "no, that's all", 'offers proposal.accept, proposal.decline'],
  ['product', "no, that's it", 'customise.confirm'],
  ['proposal', 'nah, add them', 'unknown'],
  ['menu', 'show me the burgrs', 'category.choose'],
  ['checkout', 'my email is kari@example.no.', 'address kari@example.no'],
  ['checkout', 'kari@example', 'address kari@example'],
  ['checkout', 'pay now', 'pay'],
  ['checkout', 'done', 'unknown'],
  ['checkout', 'change the time', 'pickup.change'],
  ['checkout', 'another time please', 'pickup.change'],
  ['checkout', 'at 7', 'proposes'],
  ['checkout', 'change the time to 7', 'proposes'],
  ['checkout', 'at 7 instead', 'proposes'],
  ['checkout', 'how much is it', 'asks total'],
]

const IN_NORWEGIAN: readonly (readonly [Place, string, string])[] = [
  ['restaurants', 'hvorfor', 'help.ask'],
  ['restaurants', 'på engelsk takk', 'language en'],
  ['restaurants', 'et sted med pizza', 'offers restaurant.choose'],
  ['restaurants', 'hvem har thaimat', 'offers restaurant.choose'],
  ['restaurants', 'take away fra brygga burger', 'restaurant.choose'],
  ['mode', 'to burgere å ta med', 'mode.choose'],
  ['menu', 'en vegetarburger', 'asks diet'],
  ['menu', 'noe kaldt å drikke', 'asks offer'],
  ['menu', 'en halv burger', 'proposes without halv'],
  ['menu', 'ka koste løkringene', 'asks price'],
  ['basket', 'og en cola', 'proposes'],
  ['basket', 'burgeren skal være gjennomstekt', 'changes'],
  ['basket', 'det skal være to burgere', 'changes'],
  ['change', 'ikke dette', 'revision.decline'],
  ['menu', 'to drikke', 'proposes'],
  ['mode', 'henter selv', 'mode.choose'],
  ['mode', 'ta med hjem', 'mode.choose'],
  ['basket', 'hva blir totalen', 'asks total'],
  ['proposal', 'vent litt', 'offers product.add'],
  ['menu', 'kan man betale med vipps', 'asks payments'],
  ['restaurants', 'er det noen som har åpent nå', 'asks open'],
  ['large', 'gjør den stor', 'unknown'],
  ['large', 'gjør pommes fritesen liten', 'changes'],
  ['proposal', 'hvor mye', 'asks total'],
  ['checkout', 'endre tiden', 'pickup.change'],
  ['checkout', 'endre tiden til kl 19', 'proposes'],
  ['checkout', 'kan jeg få det halv sju', 'proposes'],
  ['menu', 'to burgere', 'proposes'],
  ['menu', 'burger til to', 'proposes'],
  ['menu', 'burgere takk', 'category.choose'],
  ['menu', 'kan jeg få se menyen', 'menu.categories'],
  ['menu', 'to burgere takk', 'proposes'],
  ['menu', 'øl', 'offers product.add'],
  ['menu', 'kan jeg snakke med et menneske', 'asks contact'],
  ['product', 'ferdig', 'customise.confirm'],
  ['basket', 'det var alt takk', 'checkout.start'],
  ['basket', 'nei takk', 'checkout.start'],
  ['basket', 'handle videre', 'menu.categories'],
  ['proposal', 'høres bra ut', 'proposal.accept'],
  ['proposal', 'glem det', 'proposal.decline'],
  ['proposal', 'nei, glem det', 'proposal.decline'],
  ['proposal', 'ja takk, legg til', 'proposal.accept'],
  ['basket', 'nei takk, det var alt', 'checkout.start'],
  ['basket', 'heller løkringer enn pommes frites', 'changes'],
  ['menu', 'vet du når maten er klar', 'asks ready'],
  ['menu', 'kor e dokker', 'asks address'],
  ['menu', 'jeg trenger et menneske å snakke med', 'asks contact'],
  ['menu', 'jeg trenger noen', 'unknown'],
  ['menu', 'er det noen', 'unknown'],
  ['menu', 'få se burgerne', 'category.choose'],
  ['menu', 'jeg vil ha det her', 'unknown'],
  ['mode', 'ha det', 'unknown'],
  ['mode', 'jeg skal ikke spise her', 'unknown'],
  ['mode', 'vi kommer og henter', 'mode.choose'],
  ['mode', 'pakk det inn, så tar jeg det med', 'mode.choose'],
  ['proposal', 'nei, ikke legg til', 'proposal.decline'],
  ['menu', 'når blir maten min ferdig', 'asks ready'],
  ['mode', 'skal ha det med meg', 'mode.choose'],
  ['mode', 'vi setter oss ned her', 'mode.choose'],
  ['mode', 'vi sitter her og spiser', 'mode.choose'],
  ['mode', 'ta den med meg på flyet', 'mode.choose'],
  ['restaurants', 'fjell og forno to go', 'restaurant.choose'],
  ['restaurants', 'sora sushi, spise der', 'restaurant.choose'],
  ['basket', 'vi begynner på nytt', 'basket.startOver'],
  ['basket', 'vis meg hva som er i kurven', 'basket.open'],
  ['menu', 'vis meg menyen', 'menu.categories'],
  ['checkout', 'e-posten min er kari@example.no', 'address kari@example.no'],
  ['checkout', 'betal', 'pay'],
]

describe.each([
  ['English', English, IN_ENGLISH],
  ['Norwegian', Norwegian, IN_NORWEGIAN],
] as const)('in %s', (_, listener, table) => {
  const places = new Map(
    [...new Set(table.map(([place]) => place))].map((place) => [place, English.talk(...AT[place])]),
  )
  test.each(table)('at the %s "%s": %s', (place, sentence, outcome) => {
    const talk = places.get(place) ?? listener.talk()
    expect(inShort(listener.hear(sentence, talk), sentence)).toBe(outcome)
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
  const listeners = new Map<Language, ReturnType<typeof aListener>>()
  const talks = new Map<Stage, Talk>()
  const talkAt = (stage: Stage, { talk }: ReturnType<typeof aListener>): Talk => {
    const made = talks.get(stage) ?? talk(...stages[stage]).says(...(stage === 'order' ? [PAY] : []))
    talks.set(stage, made)
    return made
  }
  test.each(AT_THE_PAGE)('%s: at the %s "%s": %s', (language, stage, sentence, outcome) => {
    const listener = listeners.get(language) ?? aListener('everything', language)
    listeners.set(language, listener)
    expect(inShort(listener.hear(sentence, talkAt(stage, listener)), sentence)).toBe(outcome)
  })
})

describe('at a lunch counter, at a street corner and late at night', () => {
  const talks = new Map<ReturnType<typeof aListener>, Map<CounterPlace, Talk>>()
  const talkAt = (place: CounterPlace, listener: ReturnType<typeof aListener>): Talk => {
    const known = talks.get(listener) ?? new Map<CounterPlace, Talk>()
    talks.set(listener, known)
    const talk = known.get(place) ?? standingAt(place, listener)
    known.set(place, talk)
    return talk
  }

  test.each<readonly [string, readonly Typed[], ReturnType<typeof aListener>, number]>([
    ['in English', ENGLISH_COUNTER, English, 30],
    ['in English, the other half', ENGLISH_COUNTER_MORE, English, 27],
    ['in Norwegian', NORWEGIAN_COUNTER, Norwegian, 30],
    ['in Norwegian, the other half', NORWEGIAN_COUNTER_MORE, Norwegian, 25],
    ['at the corner in English', ENGLISH_CORNER, English, 29],
    ['at the corner in English, the other half', ENGLISH_CORNER_MORE, English, 28],
    ['at the corner in Norwegian', NORWEGIAN_CORNER, Norwegian, 30],
    ['at the corner in Norwegian, the other half', NORWEGIAN_CORNER_MORE, Norwegian, 29],
    ['of the late shift in English', ENGLISH_LATE_SHIFT, English, 48],
    ['of the late shift in Norwegian', NORWEGIAN_LATE_SHIFT, Norwegian, 48],
  ])('%s as much is understood as was before', (name, table, listener, floor) => {
    const wrong = table.flatMap(([, place, sentence, outcomes]) => {
      const talk = talkAt(place, listener)
      const found = inFull(listener.hear(sentence, talk), sentence, talk)
      return outcomes.split(' OR ').includes(found)
        ? []
        : [`${place}: ${sentence}\n    ought ${outcomes}\n    found ${found}`]
    })
    const shown = process.env['SHOW_WRONG'] ? `\n${wrong.join('\n')}` : ''
    process.stdout.write(`${name}: ${table.length - wrong.length} of ${table.length}${shown}\n`)
    expect(table.length - wrong.length).toBeGreaterThanOrEqual(floor)
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
          fc.string({ unit: 'binary', maxLength: 60 }),
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
