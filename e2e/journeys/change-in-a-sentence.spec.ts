import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { Linear } from '../vocabulary/linear.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/till.ts'

const CHANGES = [
  {
    language: 'en',
    bun: 'gluten free bun and no onion',
    cola: 'cola',
    water: 'change the cola to water',
    double: 'make the classic double',
    burger: 'brygga burger',
    which: 'remove the burger',
  },
  {
    language: 'no',
    bun: 'glutenfritt brød uten løk',
    cola: 'cola',
    water: 'bytt colaen til vann',
    double: 'gjør klassikeren dobbel',
    burger: 'bryggaburger',
    which: 'fjern burgeren',
  },
] as const

for (const words of CHANGES)
  test.describe(`in ${words.language}`, () => {
    test.use({ language: words.language })

    test('what is on a product and what is in the basket is changed by saying so, and paid', async ({
      chat,
    }) => {
      await openMenu(chat)
      await changeBySentences(chat, words)
      await chat.checkout()
      await chat.fillEmail('kari@example.no')
      await chat.acceptPolicy()
      await chat.pay()
      await chat.expectQuestion('order')
    })

    test('what may be about two lines is asked about, and nothing is changed where it is refused', async ({
      chat,
    }) => {
      await openMenu(chat)
      await chat.say(chat.word({ en: 'the classic', no: 'klassikeren' }))
      await chat.expectQuestion('basket')
      await chat.say(words.burger)
      await expect(linesOf(chat).getByRole('listitem')).toHaveCount(2)
      const total = await chat.basketTotal()
      await chat.say(words.which)
      await chat.expectQuestion('revisionLine')
      await chat.tap(chat.button(startingWith(`1 × ${chat.word({ en: 'The Classic', no: 'Klassikeren' })}`)))
      await chat.expectQuestion('revision')
      await chat.tap(chat.button(chat.t('revision.decline')))
      await chat.expectQuestion('basket')
      expect(await chat.basketTotal()).toBe(total)
    })
  })

test('the basket is changed by saying so with one question to a page too', async ({ page, shop }) => {
  const pages = new Linear(page, shop.url, 'en')
  await openMenu(pages)
  await page.getByText(pages.t('linear.write'), { exact: true }).click()
  await changeBySentences(pages, CHANGES[0])
})

/** A burger as it is said, and a cola that becomes water; what was changed last is taken back and done again. */
async function changeBySentences(chat: Chat, words: (typeof CHANGES)[number]): Promise<void> {
  await chat.chooseCategory(chat.word({ en: 'Burgers', no: 'Burgere' }))
  await chat.openProduct(chat.word({ en: 'The Classic', no: 'Klassikeren' }))
  await chat.expectQuestion('customise')
  await chat.say(words.bun)
  await chat.expectTold(chat.word({ en: 'Chosen: Gluten-free bun', no: 'Valgt: Glutenfritt brød' }))
  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  await expect(linesOf(chat)).toContainText(chat.word({ en: 'without onion', no: 'uten løk' }), {
    ignoreCase: true,
  })
  await chat.say(words.cola)
  await expect(linesOf(chat)).toContainText('Cola')
  await chat.say(words.water)
  await chat.expectQuestion('revision')
  await expect(chat.live).toContainText(chat.word({ en: 'Spring water', no: 'Kildevann' }))
  await chat.say(chat.word({ en: 'yes', no: 'ja' }))
  await chat.expectQuestion('basket')
  await expect(linesOf(chat)).toContainText(chat.word({ en: 'Spring water', no: 'Kildevann' }))
  await expect(linesOf(chat)).not.toContainText('Cola')
  await chat.say(words.double)
  await chat.expectQuestion('revision')
  await chat.tap(chat.button(chat.t('revision.accept')))
  await chat.expectQuestion('basket')
  const double = chat.word({ en: 'Double, 300 g', no: 'Dobbel, 300 g' })
  await expect(linesOf(chat)).toContainText(double)
  await chat.say(chat.word({ en: 'undo', no: 'angre' }))
  await chat.expectQuestion('revision')
  await chat.tap(chat.button(chat.t('revision.accept')))
  await chat.expectQuestion('basket')
  await expect(linesOf(chat)).toContainText(double)
}

function linesOf(chat: Chat) {
  return chat.live.getByRole('list', { name: chat.t('basket.title') })
}
