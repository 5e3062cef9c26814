import { expect, test } from 'vitest'
import { formatterOf } from '#bindings/words/formatter.ts'
import { totalRowsOf } from '#bindings/words/wording.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aTax } from '#tests/support/builders/catalogue.ts'
import { i18nIn } from '#tests/support/render.tsx'

test.each([
  [25, 'including 25% VAT'],
  [25.5, 'including 25.5% VAT'],
])('a basket taxed at %d percent names the whole rate', (rate, told) => {
  const basket = aBasket({ lines: [aLine({ tax: aTax({ rate }) })] })
  expect(totalRowsOf(basket, english).map(({ label }) => label)).toContain(told)
})

const english = formatterOf({
  t: i18nIn('en').t,
  language: 'en',
  currency: 'eur',
  minFractionDigits: 2,
  maxFractionDigits: 2,
  timeZone: 'Europe/Helsinki',
  twentyFourHourLanguages: [],
  valueOf: () => undefined,
})
