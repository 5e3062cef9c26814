import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { fractionDigitsOf } from '#domain/money/currency.ts'
import { wordsOf } from '../mail/mail-words.ts'
import { timeZoneOf } from './time-zone.ts'

type Flag = 'title' | 'languages' | 'default' | 'currency' | 'country' | 'place' | 'brand' | 'phone'

/** The picture of what a new deployment sells, a file of its folder. */
export const COFFEE_PICTURE = 'pictures/coffee.svg'

/** What a new deployment has to know, by flag. */
export type Answers = Partial<Record<Flag, string>>

type Question = {
  readonly flag: Flag
  readonly question: string
  /** What is taken where nothing is answered. */
  readonly usual: (name: string) => string
}

/** The eight questions of `npm run deployment -- new`. */
export const QUESTIONS: readonly Question[] = [
  { flag: 'title', question: 'What is it called?', usual: titled },
  {
    flag: 'languages',
    question: `Which languages does it speak, of ${SPOKEN_LANGUAGES.map(({ code }) => code).join(' ')}?`,
    usual: () => 'en',
  },
  { flag: 'default', question: 'Which of them is it spoken to in first?', usual: () => '' },
  { flag: 'currency', question: 'Which currency does it take?', usual: () => 'eur' },
  { flag: 'country', question: 'In which country is it?', usual: () => 'NO' },
  { flag: 'place', question: 'Where is it, in degrees north and east?', usual: () => '60.1943 11.099' },
  { flag: 'brand', question: 'What colour is it?', usual: () => '#1f5b3a' },
  { flag: 'phone', question: 'Under which number can it be called?', usual: () => '+47 00 00 00 00' },
]

/** The files of a deployment with one restaurant that sells one coffee, by name; what is answered wrongly is told by the check. `schema` is where an editor finds what the file may hold. */
export function newDeployment(
  name: string,
  answers: Answers,
  schema: string,
): Readonly<Record<string, unknown>> {
  const languages = (answers.languages ?? 'en').split(/[\s,]+/).filter((each) => each !== '')
  const defaultLanguage = answers.default || languages[0] || 'en'
  const [north = 0, east = 0] = (answers.place ?? '').split(/[\s,]+/).map(Number)
  const place = { latitude: north, longitude: east }
  const title = answers.title ?? titled(name)
  const country = (answers.country ?? 'NO').toUpperCase()
  const currency = (answers.currency ?? 'eur').toLowerCase()
  const decimals = fractionDigitsOf(currency)
  const tax = { ...TAX, calculationScale: Math.min(2, decimals) }
  const phone = answers.phone ?? ''
  return {
    'deployment.json': {
      $schema: schema,
      id: name,
      productName: title,
      languages,
      defaultLanguage,
      currency,
      country,
      start: place,
      payments: ['test'],
      phone,
      look: { palettes: { light: { paper: '#fffaf2', ink: '#1d1d1b', brand: answers.brand } } },
    },
    'parameters.json': [
      { key: 'PRIVACY_URL', value: '/legal/privacy' },
      { key: 'TERMS_OF_USE_URL', value: '/legal/terms' },
    ],
    [`${name}-one.json`]: {
      restaurant: {
        id: `${name}-1`.slice(-32),
        slug: name,
        name: title,
        cuisine: '',
        information: '',
        image: COFFEE_PICTURE,
        address: { number: '1', street: 'Main Street', zipCode: '0001', city: title },
        geolocation: place,
        openingHours: Object.fromEntries(DAYS.map((day) => [day, ['00:00|00:00']])),
        timeZone: timeZoneOf(country, east, Intl.DateTimeFormat().resolvedOptions().timeZone),
        currency,
        minFractionDigits: decimals,
        maxFractionDigits: decimals,
        links: [],
        ordersEnabled: true,
        ordersInjectionDelayMinutes: 10,
        phoneNumber: phone,
        restaurantEmail: `hello@${name}.example`,
        tax: { food: tax, alcohol: tax },
      },
      categories: [
        {
          id: 'menu',
          name: inEach(languages, 'firstMenu.category'),
          image: COFFEE_PICTURE,
          products: ['coffee'],
        },
      ],
      ingredients: [],
      partGroups: {},
      products: [
        {
          code: 'coffee',
          name: inEach(languages, 'firstMenu.product'),
          description: inEach(languages, 'firstMenu.description'),
          image: COFFEE_PICTURE,
          price: 3,
        },
      ],
      suggestiveSales: [],
      outages: [],
    },
  }
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const TAX = {
  eatIn: 20,
  takeout: 20,
  isIncludedInPrice: true,
  roundingMode: 'HALF_UP',
}

function inEach(languages: readonly string[], key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    languages.map((each) => [each, wordsOf(each, { twentyFourHourLanguages: [] }).t(key)]),
  )
}

/** `little-house` is Little House. */
function titled(name: string): string {
  const words = name.split(/[-/\\]/).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
