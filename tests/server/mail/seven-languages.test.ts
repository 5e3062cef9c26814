import { expect, test } from 'vitest'
import type { OrderMailKind } from '#server/mail/mail.ts'
import { mailTextOf } from '#server/mail/mail-text.ts'
import { at } from '#tests/support/at.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

const DINNER = {
  orderId: 'order-1',
  restaurant: {
    name: 'Bella',
    phoneNumber: '',
    timeZone: 'Europe/Oslo',
    minFractionDigits: 2,
    maxFractionDigits: 2,
    address: { street: 'Via Roma', number: '1', zipCode: '0250', city: 'Oslo' },
  },
  lines: [
    {
      name: 'Pizza',
      quantity: 12,
      total: 123_450,
      details: [{ kind: 'without', name: 'Basilico', quantity: 1 }],
    },
  ],
  total: 123_450,
  taxes: 13_717,
  taxRows: [{ rate: 12.5, net: 109_733, tax: 13_717, gross: 123_450 }],
  paidWith: { provider: 'stripe', maskedPan: '4***********4242' },
  createdAt: at('2026-03-10 20:50'),
  discount: 0,
  currency: 'eur',
  pickUpMode: 'TAKEOUT',
  pickupAt: at('2026-03-10 21:05'),
  cancelUntil: null,
}

test.each([
  ['en', '€1,097.33 + €137.17 = €1,234.50', 'VAT 12.5', 'Tuesday, 10 March 2026', 'Visa •••• 4242'],
  ['es', '1097,33 € + 137,17 € = 1234,50 €', 'IVA 12,5', 'martes, 10 de marzo de 2026', 'Visa •••• 4242'],
  [
    'fi',
    '1 097,33 € + 137,17 € = 1 234,50 €',
    'Alv 12,5',
    'tiistaina 10. maaliskuuta 2026',
    'Visa •••• 4242',
  ],
  ['fr', '1 097,33 € + 137,17 € = 1 234,50 €', 'TVA 12,5', 'mardi 10 mars 2026', 'Visa •••• 4242'],
  ['it', '1097,33 € + 137,17 € = 1234,50 €', 'IVA 12,5', 'martedì 10 marzo 2026', 'Visa •••• 4242'],
  ['no', '1 097,33 € + 137,17 € = 1 234,50 €', 'Mva. 12,5', 'tirsdag 10. mars 2026', 'Visa •••• 4242'],
  ['sv', '1 097,33 € + 137,17 € = 1 234,50 €', 'Moms 12,5', 'tisdag 10 mars 2026', 'Visa •••• 4242'],
])('a receipt by mail in %s writes amounts, rates and days as that language does', (language, ...said) => {
  const house = aDeployment({ legalName: 'Bella AS', legalAddress: 'Torggata 1', taxNumber: '912 345 678' })
  const setting = { publicUrl: 'https://orda.test', deployment: house }
  const mail = mailTextOf({ kind: 'orderConfirmation', language, content: DINNER }, setting)
  const [text, page] = [mail?.text, mail?.html].map((each) => each?.replaceAll(/[\u00a0\u202f]/g, ' '))
  for (const words of [...said, 'Bella AS', 'Torggata 1', '912 345 678']) expect(text).toContain(words)
  const [sum = '', , day = '', card = ''] = said
  for (const words of [...sum.split(/ [+=] /), day, card, 'Bella AS']) expect(page).toContain(words)
  expect(`${text}${page}`).not.toMatch(/\{\{|mail\.|orderReceipt\./)
})

test.each(['orderConfirmation', 'orderCancellation'] as const)(
  'a coupon is no dish in the mail %s: it names what it took off, once',
  (kind) => {
    const coupon = { name: '10% off the food', quantity: 0, total: 0, details: [] }
    const content = { ...DINNER, lines: [...DINNER.lines, coupon], discount: 12_345 }
    const setting = { publicUrl: 'https://orda.test', deployment: aDeployment() }
    const lines = mailTextOf({ kind, language: 'en', content }, setting)?.text.split('\n') ?? []
    const told = kind === 'orderConfirmation' ? ['10% off the food  −€123.45'] : []
    expect(lines.filter((line) => /off the food|Discount/.test(line))).toEqual(told)
  },
)

test.each([
  ['en', 'contains: gluten, milk and almonds', 'Energy 3,012 kJ · Fat 37.9 g · of which saturated 13 g'],
  [
    'es',
    'contiene: gluten, leche y almendras',
    'Energía 3012 kJ · Grasas 37,9 g · de las cuales saturadas 13 g',
  ],
  [
    'fi',
    'sisältää: gluteeni, maito ja mantelit',
    'Energia 3 012 kJ · Rasva 37,9 g · josta tyydyttynyttä 13 g',
  ],
  [
    'fr',
    'contient : gluten, lait et amandes',
    'Énergie 3 012 kJ · Matières grasses 37,9 g · dont saturées 13 g',
  ],
  ['it', 'contiene: glutine, latte e mandorle', 'Energia 3012 kJ · Grassi 37,9 g · di cui saturi 13 g'],
  [
    'no',
    'inneholder: gluten, melk og mandler',
    'Energi 3 012 kJ · Fett 37,9 g · hvorav mettede fettsyrer 13 g',
  ],
  ['sv', 'innehåller: gluten, mjölk och mandel', 'Energi 3 012 kJ · Fett 37,9 g · varav mättat fett 13 g'],
])(
  'a mail in %s tells the allergens and the nutrition of each line (S1.40, S3.52, S3.53)',
  (language, ...said) => {
    const [pizza] = DINNER.lines
    const nutrition = [
      { name: 'fat', value: 37.9 },
      { name: 'energy_kj', value: 3012 },
      { name: 'saturated_fat', value: 13 },
    ]
    const content = { ...DINNER, lines: [{ ...pizza, allergens: ['gluten', 'milk', 'almonds'], nutrition }] }
    const setting = { publicUrl: 'https://orda.test', deployment: aDeployment() }
    const written = (kind: OrderMailKind) => {
      const mail = mailTextOf({ kind, language, content }, setting)
      return [mail?.text, mail?.html].map((each) => each?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '')
    }
    const told = [...written('orderConfirmation'), ...written('pickupChange')]
    expect(told).toHaveLength(4)
    for (const each of told) for (const words of said) expect(each).toContain(words)
    for (const each of written('orderCancellation'))
      for (const words of said) expect(each).not.toContain(words)
  },
)
