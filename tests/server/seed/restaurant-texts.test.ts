import { expect, test } from 'vitest'
import { openTestShop } from '#tests/support/test-shop.ts'
import { shipped } from '#tests/support/shipped.ts'

test.each([
  ['gardermoen', ['en', 'no']],
  ['everything', ['en', 'es', 'fi', 'fr', 'it', 'no', 'sv']],
  ['bella', ['fr', 'it']],
])(
  'every restaurant of %s says what it is in every language of its deployment (S3.18)',
  async (name, languages) => {
    const { deployment, parameters, restaurants } = shipped(name)
    const shop = await openTestShop({ catalogue: { deployment, parameters, restaurants } })
    for (const { restaurant } of restaurants) {
      const { translations } = (
        await shop.customer().ask('GET', `x/restaurants/${restaurant.id}/texts`)
      ).json()
      const [{ code, items }] = translations
      expect(code).toBe('information')
      expect(items.map((item: { language: string }) => item.language).toSorted()).toEqual(languages)
      const plain = items.find((item: { language: string }) => item.language === deployment.defaultLanguage)
      const { information } = (await shop.customer().ask('GET', `restaurants/${restaurant.id}`)).json()
      expect(information).toBe(plain.value)
    }
    await shop.close()
  },
)

test('a restaurant nobody knows has no texts', async () => {
  const shop = await openTestShop()
  expect((await shop.customer().ask('GET', 'x/restaurants/nowhere/texts')).statusCode).toBe(404)
  expect((await shop.customer().ask('GET', 'x/restaurants/brygga/texts')).json()).toEqual({
    translations: [],
  })
  await shop.close()
})
