import { expect, test } from 'vitest'
import { intentsOf, sentencesOf, TRANSLATED, type Language } from './texts.ts'

/** Names, and words that are the same word in both languages. */
const SHARED: Readonly<Record<Language, readonly string[]>> = {
  es: ['Alcohol:', 'Chat', 'Error', 'Error 404', 'Extras', 'Pizza', 'Sushi', 'Tacos', 'Total', 'gluten'],
  fi: ['Chat', 'Sushi'],
  fr: [
    'Chat',
    'Code',
    'Contact',
    'Conversation',
    'Menu',
    'Options',
    'Pizza',
    'Restaurant',
    'Restaurants',
    'Stock',
    'Sushi',
    'Table',
    'Tacos',
    'gluten',
    'lupin',
    'restaurant',
    'restaurants',
  ],
  it: ['Chat', 'Password', 'Pizza', 'Sushi', 'Tacos'],
  no: [
    'Chat',
    'Pizza',
    'Problem',
    'Protein',
    'Restaurant',
    'Restaurant:',
    'Salt',
    'Send',
    'Sushi',
    'Thai',
    'gluten',
    'lupin',
    'restaurant',
    'soya',
    'spelt',
  ],
  sv: ['Pizza', 'Problem', 'Protein', 'Salt', 'Sushi', 'gluten', 'lupin'],
}
const NAMES = [
  'Mastercard',
  'Visa',
  'Mastercard, 5555 •••• •••• 4444',
  'Visa, 4242 •••• •••• 4242',
  'kcal',
  'Vipps MobilePay',
]

test.each(TRANSLATED)('no sentence of %s is still the English one', (language) => {
  const english = sentencesOf('en')
  const same = [...sentencesOf(language)].filter(
    ([key, text]) => english.get(key) === text && !isShared(text, language),
  )
  expect(same).toEqual([])
})

test.each(TRANSLATED)('every word said to be shared by English and %s is shared', (language) => {
  const texts = new Set([...sentencesOf(language).values()].map(bare))
  const english = new Set([...sentencesOf('en').values()].map(bare))
  expect((SHARED[language] ?? []).filter((text) => !texts.has(text) || !english.has(text))).toEqual([])
})

test.each(TRANSLATED)('what can be typed in %s is more than what can be typed in English', (language) => {
  const english = intentsOf('en')
  const same = Object.entries(intentsOf(language)).filter(
    ([word, forms]) => forms.join() === english[word]?.join(),
  )
  expect(same).toEqual([])
})

function isShared(text: string, language: Language): boolean {
  const said = bare(text)
  return !/\p{L}{3}/u.test(said) || [...(SHARED[language] ?? []), ...NAMES].includes(said)
}

/** A text without the values and the other sentences it takes in. */
function bare(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, '').trim()
}
