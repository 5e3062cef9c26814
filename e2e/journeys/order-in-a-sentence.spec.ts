import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { Classic } from '../vocabulary/classic.ts'
import { Linear } from '../vocabulary/linear.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/till.ts'

const ORDERS = [
  {
    language: 'en',
    sentence: 'two chocolate chip cookies, a brygga meal without dressing with a cola and xyz',
    simple: 'two chocolate chip cookies and a cola',
    many: '30 chocolate chip cookies',
    gone: 'two cod burgers',
  },
  {
    language: 'no',
    sentence: 'to sjokoladekjeks, en bryggameny med cola og xyz',
    simple: 'to sjokoladekjeks og en cola',
    many: '30 sjokoladekjeks',
    gone: 'to torskeburgere',
  },
] as const

for (const { language, sentence, simple, many, gone } of ORDERS)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('one sentence is proposed with its words marked, accepted, completed and paid', async ({ chat }) => {
      await openMenu(chat)
      await orderBySentence(chat, sentence)
      await chat.checkout()
      await chat.fillEmail('kari@example.no')
      await chat.acceptPolicy()
      await chat.pay()
      await chat.expectQuestion('order')
    })

    test('one sentence in the search of the menu view is proposed, accepted and paid', async ({
      page,
      shop,
    }) => {
      const classic = new Classic(page, shop.url, language)
      await classic.open()
      await classic.chooseRestaurant('Brygga Burger', 'EATIN')
      await classic.chooseCategory(classic.word({ en: 'Burgers', no: 'Burgere' }))
      await classic.write(simple)
      const accept = startingWith(classic.t('proposal.accept', { total: '' }).trim())
      await expect(classic.dialog).toContainText(classic.t('proposal.title'))
      await classic.expectEmptyBasket()
      await classic.tap(classic.dialog.getByRole('button', { name: accept }))
      await classic.checkout()
      await classic.fillEmail('kari@example.no')
      await classic.acceptPolicy()
      await classic.pay()
      await classic.expectQuestion('order')
    })

    test('what can hardly be meant and what is sold out is asked about, and nothing is added meanwhile', async ({
      chat,
    }) => {
      await openMenu(chat)
      await chat.say(many)
      await chat.expectQuestion('proposal')
      await chat.tap(acceptAll(chat))
      await chat.expectQuestion('proposalMany')
      await chat.say(chat.word({ en: 'no', no: 'nei' }))
      await chat.expectQuestion('proposal')
      await chat.expectEmptyBasket()
      await chat.say(gone)
      await expect(chat.live).toContainText(chat.t('problem.product.outage'))
      await expect(acceptAll(chat)).toHaveCount(0)
      await chat.tap(chat.button(chat.t('proposal.decline')))
      await chat.expectQuestion('categories')
      await chat.expectEmptyBasket()
    })
  })

test('one sentence is proposed, accepted and completed with one question to a page too', async ({
  page,
  shop,
}) => {
  const pages = new Linear(page, shop.url, 'en')
  await openMenu(pages)
  await page.getByText(pages.t('linear.write'), { exact: true }).click()
  await orderBySentence(pages, ORDERS[0].sentence)
})

/** Two cookies, and a meal whose side is asked for once all is accepted. */
async function orderBySentence(chat: Chat, sentence: string): Promise<void> {
  await chat.say(sentence)
  await chat.expectQuestion('proposal')
  const words = chat.live.getByRole('group', { name: chat.t('proposal.words') })
  await expect(words).toContainText(`xyz (${chat.t('proposal.unread')})`)
  await chat.expectEmptyBasket()
  await chat.tap(acceptAll(chat))
  await chat.expectQuestion('customise')
  await chat.pickOption(
    chat.word({ en: 'Choose a side', no: 'Velg tilbehør' }),
    chat.word({ en: 'Fries', no: 'Pommes frites' }),
  )
  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  const lines = chat.live.getByRole('list', { name: chat.t('basket.title') })
  await expect(lines).toContainText(chat.word({ en: 'Chocolate chip cookie', no: 'Sjokoladekjeks' }))
  await expect(lines).toContainText(chat.word({ en: 'Brygga meal', no: 'Bryggamenyen' }))
}

function acceptAll(chat: Chat) {
  return chat.button(startingWith(chat.t('proposal.accept', { total: '' }).trim()))
}
