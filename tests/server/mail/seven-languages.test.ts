import { expect, test } from 'vitest'
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
