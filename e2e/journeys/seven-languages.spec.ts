import { expect, inOneShop, test } from '../fixtures.ts'
import { textsOf } from '../vocabulary/texts.ts'
import { expectNarrow, expectNoEnglish, NARROWEST } from '../vocabulary/translated.ts'

test.use({ deployment: 'harbour-kiosk', viewport: NARROWEST })
inOneShop()

const PLACE = 'Market Square'
const COUNTER = {
  en: 'At the counter',
  es: 'En la barra',
  fi: 'Tiskiltä',
  fr: 'Au comptoir',
  it: 'Al banco',
  sv: 'Från disken',
}
const COFFEE = {
  en: 'Filter coffee',
  es: 'Café de filtro',
  fi: 'Suodatinkahvi',
  fr: 'Café filtre',
  it: 'Caffè filtro',
  sv: 'Bryggkaffe',
}
const BUN = {
  en: 'Cinnamon bun',
  es: 'Bollo de canela',
  fi: 'Korvapuusti',
  fr: 'Brioche à la cannelle',
  it: 'Girella alla cannella',
  sv: 'Kanelbulle',
}
/** Has a name in English and Norwegian alone. */
const SOUP = 'Pea soup'

/** What a browser asks for, and what a coffee costs in it. */
const LANGUAGES = [
  ['es', 'es-ES', '2,50 €'],
  ['fi', 'fi-FI', '2,50 €'],
  ['fr', 'fr-FR', '2,50 €'],
  ['it', 'it-IT', '2,50 €'],
  ['sv', 'sv-SE', '2,50 €'],
] as const

for (const [language, locale, price] of LANGUAGES)
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale, language })

    test('is greeted in it, orders in it, and nothing on a narrow screen is English or too wide', async ({
      chat,
      page,
      shop,
    }) => {
      await page.goto(shop.url)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(chat.live).toContainText(chat.t('ask.restaurant'))
      await chat.open()
      await look()
      await chat.chooseRestaurant(PLACE, 'EATIN')
      await chat.expectQuestion('categories')
      await look()
      await chat.chooseCategory(chat.word(COUNTER))
      await chat.expectQuestion('products')
      await expect(chat.live).toContainText(price)
      await expect(chat.live.locator('[lang="en"]', { hasText: SOUP }).first()).toBeVisible()
      await look()
      await chat.openProduct(chat.word(BUN))
      await chat.expectQuestion('customise')
      await look()
      await chat.back()
      await chat.expectQuestion('products')
      await chat.addProduct(chat.word(COFFEE))
      await chat.expectQuestion('basket')
      await look()
      await chat.say(firstOf(language, 'help'))
      await chat.expectTold(chat.t('ack.help'))
      await look()
      await chat.say(firstOf(language, 'checkout'))
      await chat.expectQuestion('checkout')
      await look()
      await chat.fillEmail('maria@example.org')
      await chat.acceptPolicy()
      await chat.pay()
      await chat.expectQuestion('order')
      await chat.expectPlaced()
      await look()

      async function look(): Promise<void> {
        await expectNoEnglish(page, language)
        await expectNarrow(page)
      }
    })
  })

function firstOf(language: (typeof LANGUAGES)[number][0], word: string): string {
  const [first = ''] = textsOf(language)(`intent.${word}`, {
    returnObjects: true,
  }) as unknown as readonly string[]
  return first
}
