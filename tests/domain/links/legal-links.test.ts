import { expect, test } from 'vitest'
import { LINK_PARAMETERS, legalLinksOf } from '#domain/links/legal-links.ts'

test('the addresses of the legal texts come from the system parameters (S2.90, S2.99, S3.40)', () => {
  expect(
    legalLinksOf({
      privacyUrl: 'https://orda.example/privacy',
      termsOfUseUrl: '/legal/terms',
      allergens: 'https://orda.example/allergens',
      nutritionPage: '/legal/nutrition',
      contactPage: 'https://orda.example/help',
      debugModeEnabled: false,
    }),
  ).toEqual({
    privacy: 'https://orda.example/privacy',
    terms: '/legal/terms',
    allergens: 'https://orda.example/allergens',
    nutrition: '/legal/nutrition',
    contact: 'https://orda.example/help',
  })
})

test.each([
  ['privacyPolicyPage', 'privacy'],
  ['termsAndConditionsPage', 'terms'],
])('%s stands in where there is no other address (S3.40)', (key, name) => {
  expect(legalLinksOf({ [key]: '/legal/text' })).toEqual({ [name]: '/legal/text' })
})

test.each([
  ['http://orda.example/privacy'],
  ['javascript:alert(1)'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  [''],
  [true],
])('%s is no address to link to (S3.40)', (value) => {
  expect(legalLinksOf({ privacyUrl: value })).toEqual({})
})

test.each(LINK_PARAMETERS)('%s leads somewhere: no parameter is read for nothing (S3.40)', (key) => {
  expect(Object.values(legalLinksOf({ [key]: '/legal/text' }))).toEqual(['/legal/text'])
})
