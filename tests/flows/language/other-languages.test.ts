import { describe, expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { inquiryWrittenIn } from '#flows/language/written/inquiry-written.ts'
import { changesWrittenIn } from '#flows/language/propose-revision.ts'
import { orderWrittenIn } from '#flows/language/propose-order.ts'
import { questionsIn } from '#flows/language/reader/question-patterns.ts'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { wordsIn } from '#flows/language/reader/sentence-words.ts'
import { LANGUAGES } from './all-words.ts'
import type { LanguageWords } from '#flows/language/words/language-words.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { atTheMenuOf } from './at-the-menu-of.ts'
import { aDiner } from './diner.ts'
import { writtenChanges } from './written-changes.ts'
import { writtenOrder } from './written-order.ts'

const DINER = aDiner()
const BURGER_NAME = DINER.products['hamburger']?.name ?? { plain: '', byLanguage: {} }

describe('what is taken back in the same breath', () => {
  test.each([
    ['sv', 'en cola, nej vänta, två cola', '2 cola'],
    ['sv', 'två hamburgare, bacon på den ena', '1 hamburger | 1 hamburger: bacon'],
    ['it', 'una coca, anzi due coche', '2 cola'],
    ['it', 'due hamburger, bacon su uno', '1 hamburger | 1 hamburger: bacon'],
    ['fr', 'un coca, non attendez, deux cocas', '2 cola'],
    ['fr', 'deux hamburgers, bacon sur un', '1 hamburger | 1 hamburger: bacon'],
    ['es', 'una coca-cola, mejor dicho dos coca-colas', '2 cola'],
    ['es', 'dos hamburguesas, bacon en una', '1 hamburger | 1 hamburger: bacon'],
    ['fi', 'kola, eiku kaksi kolaa', '2 cola'],
    ['fi', 'kaksi hampurilaista, pekonia yhteen', '1 hamburger | 1 hamburger: bacon'],
  ])('in %s: %s', (language, text, order) => {
    const words = LANGUAGES[language]
    expect(words && writtenOrder(readOrder(text, DINER, [words]))).toBe(order)
  })
})

describe('a change of the basket', () => {
  test.each([
    ['sv', 'ta bort pommesen', 'remove fries'],
    ['sv', 'hamburgaren utan lök istället', 'alter hamburger -onion'],
    ['sv', 'gör pizzan stor', 'alter pizza +large'],
    ['sv', 'byt colan mot vatten', 'swap cola water'],
    ['sv', 'byt ut colan till en kaffe', 'swap cola coffee'],
    ['sv', 'en till', 'more cola 1'],
    ['sv', 'ta bort allt utom pizzan', 'remove hamburger | remove fries | remove cola'],
    ['sv', 'två av varje', 'count hamburger 2 | count fries 2 | count pizza 2 | count cola 2'],
    ['it', 'togli tutto tranne la pizza', 'remove hamburger | remove fries | remove cola'],
    ['it', 'due di ognuno', 'count hamburger 2 | count fries 2 | count pizza 2 | count cola 2'],
    ['fr', 'enlève tout sauf la pizza', 'remove hamburger | remove fries | remove cola'],
    ['fr', 'deux de chaque', 'count hamburger 2 | count fries 2 | count pizza 2 | count cola 2'],
    ['es', 'quita todo menos la pizza', 'remove hamburger | remove fries | remove cola'],
    ['es', 'dos de cada', 'count hamburger 2 | count fries 2 | count pizza 2 | count cola 2'],
    ['fi', 'poista kaikki paitsi pizza', 'remove hamburger | remove fries | remove cola'],
    ['fi', 'kaksi kumpaakin', 'count hamburger 2 | count fries 2 | count pizza 2 | count cola 2'],
    ['sv', 'en ostburgare istället', 'swap hamburger cheeseburger'],
    ['it', 'un cheeseburger invece', 'swap hamburger cheeseburger'],
    ['fr', 'un cheeseburger à la place', 'swap hamburger cheeseburger'],
    ['es', 'un agua en su lugar', 'swap cola water'],
    ['fi', 'juustohampurilainen sittenkin', 'swap hamburger cheeseburger'],
    ['sv', 'en hamburgare till', 'more hamburger 1'],
    ['sv', 'lägg till bacon på hamburgaren', 'alter hamburger +bacon'],
    ['sv', 'vatten istället för cola', 'swap cola water'],
    ['sv', 'samma men utan lök', 'again hamburger/pizza -onion 1'],
    ['it', 'togli le patatine', 'remove fries'],
    ['it', 'l’hamburger senza cipolla invece', 'alter hamburger -onion'],
    ['it', 'fai la pizza grande', 'alter pizza +large'],
    ['it', 'cambia la coca con l’acqua', 'swap cola water'],
    ['it', 'un caffè al posto della coca', 'swap cola coffee'],
    ['it', 'un altro', 'more cola 1'],
    ['it', 'ancora un hamburger', 'more hamburger 1'],
    ['it', 'aggiungi bacon all’hamburger', 'alter hamburger +bacon'],
    ['it', 'toglila', 'remove cola'],
    ['it', 'lo stesso ma senza cipolla', 'again hamburger/pizza -onion 1'],
    ['fr', 'enlevez les frites', 'remove fries'],
    ['fr', 'l’hamburger sans oignons finalement', 'alter hamburger -onion'],
    ['fr', 'mets la pizza en grande', 'alter pizza +large'],
    ['fr', 'remplacez le coca par de l’eau', 'swap cola water'],
    ['fr', 'un café à la place du coca', 'swap cola coffee'],
    ['fr', 'encore un', 'more cola 1'],
    ['fr', 'un autre hamburger', 'more hamburger 1'],
    ['fr', 'ajoute du bacon sur l’hamburger', 'alter hamburger +bacon'],
    ['fr', 'le même mais sans oignons', 'again hamburger/pizza -onion 1'],
    ['es', 'quita las patatas', 'remove fries'],
    ['es', 'la hamburguesa sin cebolla mejor', 'alter hamburger -onion'],
    ['es', 'haz la pizza grande', 'alter pizza +large'],
    ['es', 'cambia la coca por agua', 'swap cola water'],
    ['es', 'un café en vez de la coca', 'swap cola coffee'],
    ['es', 'otra más', 'more cola 1'],
    ['es', 'otra hamburguesa', 'more hamburger 1'],
    ['es', 'añade beicon a la hamburguesa', 'alter hamburger +bacon'],
    ['es', 'quítala', 'remove cola'],
    ['es', 'lo mismo pero sin cebolla', 'again hamburger/pizza -onion 1'],
    ['fi', 'poista ranskalaiset', 'remove fries'],
    ['fi', 'hampurilainen ilman sipulia sittenkin', 'alter hamburger -onion'],
    ['fi', 'tee pizzasta iso', 'alter pizza +large'],
    ['fi', 'vaihda kola veteen', 'swap cola water'],
    ['fi', 'kahvi kolan sijaan', 'swap cola coffee'],
    ['fi', 'kolan tilalle kahvi', 'swap cola coffee'],
    ['fi', 'vielä yksi', 'more cola 1'],
    ['fi', 'vielä yksi hampurilainen', 'more hamburger 1'],
    ['fi', 'lisää hampurilaiseen pekonia', 'alter hamburger +bacon'],
    ['fi', 'sama mutta ilman sipulia', 'again hamburger/pizza -onion 1'],
  ])('%s: "%s" is %s', (language, text, changes) => {
    expect(changesIn(text, wordsOf(language))).toBe(changes)
  })
})

describe('a question', () => {
  test.each([
    ['sv', 'vad kostar en hamburgare?', 'price hamburger'],
    ['sv', 'innehåller pizzan mjölk?', 'allergens pizza milk'],
    ['sv', 'är det gluten i hamburgaren', 'allergens hamburger gluten'],
    ['sv', 'vad är det på pizzan?', 'contents pizza'],
    ['sv', 'har ni något veganskt?', 'diet vegan'],
    ['sv', 'har ni något utan gluten', 'without gluten'],
    ['sv', 'när är maten klar?', 'ready'],
    ['sv', 'har ni öppet ikväll?', 'hours'],
    ['sv', 'var ligger ni?', 'address'],
    ['sv', 'vad blir det totalt?', 'total'],
    ['sv', 'har ni glass?', 'offer ice-cream'],
    ['sv', 'är pizzan vegetarisk?', 'isDiet pizza vegetarian'],
    ['it', 'quanto costa un hamburger?', 'price hamburger'],
    ['it', 'la pizza contiene latte?', 'allergens pizza milk'],
    ['it', 'c’è glutine nell’hamburger', 'allergens hamburger gluten'],
    ['it', 'cosa c’è nella pizza?', 'contents pizza'],
    ['it', 'avete qualcosa di vegano?', 'diet vegan'],
    ['it', 'avete qualcosa senza glutine', 'without gluten'],
    ['it', 'quando è pronto?', 'ready'],
    ['it', 'siete aperti stasera?', 'hours'],
    ['it', 'dove siete?', 'address'],
    ['it', 'quanto viene in tutto?', 'total'],
    ['it', 'avete il gelato?', 'offer ice-cream'],
    ['it', 'la pizza è vegetariana?', 'isDiet pizza vegetarian'],
    ['fr', 'combien coûte un hamburger ?', 'price hamburger'],
    ['fr', 'est-ce que la pizza contient du lait ?', 'allergens pizza milk'],
    ['fr', 'il y a du gluten dans l’hamburger ?', 'allergens hamburger gluten'],
    ['fr', 'qu’est-ce qu’il y a dans la pizza ?', 'contents pizza'],
    ['fr', 'vous avez quelque chose de végan ?', 'diet vegan'],
    ['fr', 'qu’est-ce qui est végan', 'diet vegan'],
    ['fr', 'qu’est-ce qui ne contient pas de gluten', 'without gluten'],
    ['fr', 'avez-vous des plats sans gluten', 'without gluten'],
    ['fr', 'c’est prêt quand ?', 'ready'],
    ['fr', 'vous êtes ouverts ce soir ?', 'hours'],
    ['fr', 'où êtes-vous ?', 'address'],
    ['fr', 'ça fait combien en tout ?', 'total'],
    ['fr', 'avez-vous de la glace ?', 'offer ice-cream'],
    ['fr', 'la pizza est végétarienne ?', 'isDiet pizza vegetarian'],
    ['es', '¿cuánto cuesta una hamburguesa?', 'price hamburger'],
    ['es', '¿la pizza lleva leche?', 'allergens pizza milk'],
    ['es', 'hay gluten en la hamburguesa', 'allergens hamburger gluten'],
    ['es', '¿qué lleva la pizza?', 'contents pizza'],
    ['es', '¿tenéis algo vegano?', 'diet vegan'],
    ['es', 'tenéis algo sin gluten', 'without gluten'],
    ['es', '¿cuándo está listo?', 'ready'],
    ['es', '¿estáis abiertos esta noche?', 'hours'],
    ['es', '¿dónde estáis?', 'address'],
    ['es', '¿cuánto es en total?', 'total'],
    ['es', '¿tenéis helado?', 'offer ice-cream'],
    ['es', '¿la pizza es vegetariana?', 'isDiet pizza vegetarian'],
    ['fi', 'paljonko hampurilainen maksaa?', 'price hamburger'],
    ['fi', 'sisältääkö pizza maitoa?', 'allergens pizza milk'],
    ['fi', 'onko hampurilaisessa gluteenia', 'allergens hamburger gluten'],
    ['fi', 'mitä pizzassa on?', 'contents pizza'],
    ['fi', 'onko teillä jotain vegaanista?', 'diet vegan'],
    ['fi', 'onko teillä jotain gluteenitonta', 'without gluten'],
    ['fi', 'milloin tilaus on valmis?', 'ready'],
    ['fi', 'oletteko auki?', 'hours'],
    ['fi', 'missä olette?', 'address'],
    ['fi', 'paljonko tilaus maksaa?', 'total'],
    ['fi', 'onko teillä jäätelöä?', 'offer ice-cream'],
    ['fi', 'onko pizza vegaaninen?', 'isDiet pizza vegan'],
    ['sv', 'vad rekommenderar ni?', 'advice'],
    ['sv', 'den billigaste pizzan', 'cheap'],
    ['sv', 'kan jag betala med swish?', 'payments'],
    ['sv', 'hejsan', 'greeting'],
    ['fi', 'mitä suosittelette?', 'advice'],
    ['fi', 'halvin pizza', 'cheap'],
    ['fi', 'voinko maksaa kortilla', 'payments'],
    ['fi', 'moi', 'greeting'],
    ['fr', 'que me recommandez-vous ?', 'advice'],
    ['fr', 'la pizza la moins chère', 'cheap'],
    ['fr', 'est-ce que vous livrez ?', 'delivery'],
    ['fr', 'bonjour', 'greeting'],
    ['it', 'cosa mi consigliate?', 'advice'],
    ['it', 'la pizza più economica', 'cheap'],
    ['it', 'fate consegne a domicilio?', 'delivery'],
    ['it', 'grazie mille', 'thanks'],
    ['es', '¿qué me recomendáis?', 'advice'],
    ['es', 'la pizza más barata', 'cheap'],
    ['es', '¿puedo hablar con alguien?', 'contact'],
    ['es', 'buenas tardes', 'greeting'],
  ])('%s: "%s" is %s', (language, text, inquiry) => {
    expect(inquiryIn(text, wordsOf(language))).toBe(inquiry)
  })
})

/** What is no order: greetings, questions, and what is said of what was ordered. */
test.each([
  ['sv', ['hej', 'är', 'vad är klockan', 'byt hamburgaren', 'har ni pizza?', 'tack', 'öl och sprit']],
  [
    'it',
    ['ciao', 'è', 'che ore sono', 'cambia l’hamburger', 'avete la pizza?', 'grazie', 'una birra e un amaro'],
  ],
  [
    'fr',
    [
      'bonjour',
      'est',
      'quelle heure est-il',
      'changez l’hamburger',
      'avez-vous la pizza ?',
      'merci',
      'un kir',
    ],
  ],
  ['es', ['hola', 'es', 'qué hora es', 'cambia la hamburguesa', '¿tenéis pizza?', 'gracias', 'un mojito']],
  [
    'fi',
    ['moi', 'on', 'paljonko kello on', 'vaihda hampurilainen', 'onko teillä pizzaa?', 'kiitos', 'olutta'],
  ],
])('%s: what orders nothing is no order', (language, sentences) => {
  for (const text of sentences)
    expect(orderWrittenIn(text, atTheDiner().conversation(), [wordsOf(language)]), text).toBeUndefined()
})

test.each(Object.keys(LANGUAGES).filter((language) => !['en', 'no'].includes(language)))(
  '%s: no random mix of the menu’s words is read as an order without being told a guess',
  (language) => {
    const words = wordsOf(language)
    const names = Object.values(DINER.products).map(({ name }) => wordsIn(textIn(name, language)))
    // What is sold under "Burgers" may be called a burger after its name.
    const kinds = names.map((name) => [...name, ...wordsIn(textIn(BURGER_NAME, language))])
    const all = [...new Set(names.flat())].filter((word) => !words.joints.flatMap(wordsIn).includes(word))
    const wrong: string[] = []
    const roll = randomBelow(20_261_123)
    for (let round = 0; round < 1_000; round++) {
      const mix = Array.from({ length: 2 + roll(4) }, () => all[roll(all.length)] ?? '')
      const isName = [...names, ...kinds].some((name) => mix.every((word) => name.includes(word)))
      const { isSure, lines } = readOrder(mix.join(' '), DINER, [words])
      if (isSure && lines.length > 0 && !isName) wrong.push(mix.join(' '))
    }
    expect(wrong).toEqual([])
  },
)

test('what is typed at a menu whose language it is not in names no other thing', () => {
  for (const language of Object.values(LANGUAGES))
    for (const text of ['sag mir die Uhrzeit', 'qwertz uiop', 'xyzzy'])
      expect(readOrder(text, DINER, [language]).lines, text).toEqual([])
})

/** Numbers from 0 to below a limit, the same ones each time. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function wordsOf(language: string): LanguageWords {
  const words = LANGUAGES[language]
  if (!words) throw new Error(`no words of ${language}`)
  return words
}

function changesIn(text: string, language: LanguageWords): string | undefined {
  const talk = withBasket('hamburger', 'fries', 'pizza', 'cola')
  const found = changesWrittenIn(text, talk.conversation(), [language])
  return found && writtenChanges(found.changes, talk)
}

function inquiryIn(text: string, language: LanguageWords): string | undefined {
  const inquiry = inquiryWrittenIn(text, atTheDiner().conversation(), [language])
  if (!inquiry) return undefined
  return [
    inquiry.about,
    ...('product' in inquiry ? [inquiry.product] : []),
    ...('products' in inquiry ? [inquiry.products.join()] : []),
    ...('allergens' in inquiry ? [inquiry.allergens.join()] : []),
    ...('diet' in inquiry ? [inquiry.diet] : []),
  ].join(' ')
}

/** One of each in the basket, the last of them put there last. */
function withBasket(...codes: readonly string[]): Talk {
  return atTheDiner().says(
    ...codes.map((code): Command => ({ type: 'product.add', code: id<ProductCode>(code) })),
  )
}

function atTheDiner(): Talk {
  return atTheMenuOf(DINER)
}

test.each([
  ['sv', 'har ni något med bacon', 'bacon'],
  ['fi', 'jotain missä on pekonia', 'pekonia'],
  ['es', 'quiero algo con pollo', 'pollo'],
  ['fr', 'je voudrais quelque chose avec poulet', 'poulet'],
  ['it', 'vorrei qualcosa con pollo', 'pollo'],
])('%s: "%s" asks what is sold with it', (language, text, thing) => {
  const asked = questionsIn(text, wordsOf(language))
  expect(asked).toContainEqual({ about: 'having', thing: [thing] })
})

test.each([
  ['sv', 'vilka restauranger är öppna'],
  ['fi', 'mikä on auki'],
  ['es', 'qué está abierto ahora'],
  ['fr', 'quels restaurants sont ouverts'],
  ['it', 'cosa è aperto'],
])('%s: "%s" asks which restaurants are open', (language, text) => {
  expect(inquiryWrittenIn(text, conversationWith().conversation(), [wordsOf(language)])).toEqual({
    about: 'open',
  })
})
