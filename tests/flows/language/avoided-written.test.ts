import { describe, expect, test } from 'vitest'
import type { Allergen } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { understand } from '#flows/language/understand.ts'
import { LANGUAGES } from './all-words.ts'
import type { LanguageWords } from '#flows/language/words/language-words.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { LEXICON } from './lexicon.ts'

const NUTS: readonly Allergen[] = ['tree_nuts', 'peanuts']
const IN_FOOD: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]

test.each<readonly [string, string, readonly Allergen[]]>([
  ['en', "I'm allergic to nuts", NUTS],
  ['en', 'i have a nut allergy', NUTS],
  ['en', 'I am lactose intolerant', ['milk']],
  ['en', 'I can’t eat shellfish or eggs', ['shellfish', 'molluscs', 'eggs']],
  ['en', 'my daughter is allergic to peanuts and milk', ['peanuts', 'milk']],
  ['no', 'jeg er allergisk mot nøtter', NUTS],
  ['no', 'Jeg har nøtteallergi', NUTS],
  ['no', 'jeg tåler ikke gluten', ['gluten']],
  ['no', 'jeg er laktoseintolerant', ['milk']],
  ['sv', 'jag är allergisk mot nötter', NUTS],
  ['sv', 'jag har nötallergi', NUTS],
  ['sv', 'jag tål inte mjölk', ['milk']],
  ['fi', 'olen allerginen pähkinöille', NUTS],
  ['fi', 'minulla on pähkinäallergia', NUTS],
  ['fi', 'en siedä laktoosia', ['milk']],
  ['es', 'soy alérgica a los frutos secos', NUTS],
  ['es', 'tengo alergia al marisco', ['shellfish', 'molluscs']],
  ['es', 'no puedo comer gluten', ['gluten']],
  ['fr', 'je suis allergique aux noix', NUTS],
  ['fr', 'j’ai une allergie aux arachides', ['peanuts']],
  ['fr', 'je ne supporte pas le lait', ['milk']],
  ['it', 'sono allergico alle noci', NUTS],
  ['it', 'sono allergica alla frutta secca', NUTS],
  ['it', 'ho un’allergia al latte', ['milk']],
])('%s, %s: opens what is avoided with that on it, and keeps nothing', (language, text, suggested) => {
  const route = { name: 'avoidList', suggested }
  expect(meant(text, LANGUAGES[language])).toEqual({ kind: 'route', route })
})

describe('it is told before it is taken for anything else', () => {
  test.each<readonly [string, readonly Command[]]>([
    ['in a menu', IN_FOOD],
    ['beside an open product', [...IN_FOOD, { type: 'product.open', code: id('meal') }]],
    ['before paying', [...IN_FOOD, { type: 'product.add', code: id('burger') }, { type: 'checkout.start' }]],
  ])('%s', (_, done) => {
    const route = { name: 'avoidList', suggested: ['milk'] }
    expect(meant('I am allergic to milk', LANGUAGES['en'], done)).toEqual({ kind: 'route', route })
  })

  test.each([
    'milk',
    'no milk',
    'without nuts',
    'I am allergic to mondays',
    'what is nut free',
    'a nut burger',
  ])('and not where nobody says that they cannot have it: %s', (text) => {
    expect(meant(text, LANGUAGES['en'], IN_FOOD).kind).not.toBe('route')
  })
})

function meant(text: string, words: LanguageWords | undefined, done: readonly Command[] = []) {
  if (!words) throw new Error('nobody reads that language')
  const conversation = conversationWith()
    .says(...done)
    .conversation()
  const wording = { languages: ['en'], wordsOf: () => [] }
  return understand(text, conversation, { lexicon: LEXICON, wording, words: [words] })
}
