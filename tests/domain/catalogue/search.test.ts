import { expect, test } from 'vitest'
import { findProducts } from '#domain/catalogue/search.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { id } from '#domain/ids.ts'
import { aShelf } from '#tests/support/builders/basket.ts'
import { aCategory, aCoupon, aMenu, aProduct } from '#tests/support/builders/catalogue.ts'

const burger = aProduct({ code: 'b', name: 'Cheeseburger' })
const cake = {
  ...aProduct({ code: 'k' }),
  name: { plain: 'Kake', byLanguage: { no: 'Ostekake', en: 'Cheesecake' } },
}
const hidden = aProduct({ code: 'h', name: 'Cheese of yesterday', isEnabled: false })
const menu = aMenu({ products: [burger, cake, hidden, aCoupon({}, { name: 'Cheese for free' })] })
const found = (text: string, language = 'en'): readonly string[] =>
  findProducts(menu, text, language, aShelf()).map(({ product }) => product.code)

test.each([
  ['ch', []],
  ['che', ['b', 'k']],
  ['CHEESE', ['b', 'k']],
  ['  burger ', ['b']],
  ['  b  ', []],
  ['pizza', []],
])('"%s" finds %j (S5.50, S5.51, S9.19)', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('the name is searched in the language it is shown in (S5.51, S3.18)', () => {
  expect([found('oste', 'no'), found('oste', 'en')]).toEqual([['k'], []])
})

test('a product is found by another name it goes by', () => {
  const classic = { ...aProduct({ code: 'c', name: 'The Classic' }), alsoCalled: ['hamburger'] }
  expect(findProducts(aMenu({ products: [classic] }), 'Hamb', 'en', aShelf())).toHaveLength(1)
})

test('a product in two categories is found once', () => {
  const twice = aMenu({
    products: [burger],
    categories: [aCategory({ products: [burger] }), aCategory({ name: 'other', products: [burger] })],
  })
  expect(findProducts(twice, 'burger', 'en', aShelf())).toHaveLength(1)
})

test('an unavailable product is found and says so (S5.52)', () => {
  const outages = [{ productCode: id<typeof burger.code>('b'), state: 'UNAVAILABLE' as const }]
  expect(findProducts(menu, 'burger', 'en', aShelf({ outages }))[0]?.availability).toBe('unavailable')
})

test.each([
  ['the wanted language', { no: 'Kake', en: 'Cake' }, 'Kake'],
  ['English where it is missing', { en: 'Cake' }, 'Cake'],
  ['the plain text where both are', {}, 'plain'],
])('a text is shown in %s (S3.18)', (_name, byLanguage, expected) => {
  expect(textIn({ plain: 'plain', byLanguage }, 'no')).toBe(expected)
})
