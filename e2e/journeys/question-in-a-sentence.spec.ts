import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { Linear } from '../vocabulary/linear.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/till.ts'

const ASKED = [
  {
    language: 'en',
    allergens: 'does the brygga burger contain milk?',
    price: 'how much is it?',
    burger: 'Brygga burger',
    marked: 'Brygga burger is marked as containing milk.',
    costs: 'Brygga burger costs',
    later: 'brygga burger to go at 23:50',
    pickup: 'at 23:55',
  },
  {
    language: 'no',
    allergens: 'inneholder bryggaburgeren melk?',
    price: 'hva koster den?',
    burger: 'Bryggaburger',
    marked: 'Bryggaburger er merket med melk.',
    costs: 'Bryggaburger koster',
    later: 'en bryggaburger å ta med klokka 23:50',
    pickup: 'klokka 23:55',
  },
] as const
type Asked = (typeof ASKED)[number]

for (const asked of ASKED)
  test.describe(`in ${asked.language}`, () => {
    test.use({ language: asked.language })

    test('a question is answered from the menu, with the way to what it is about, and is no step', async ({
      chat,
    }) => {
      await openMenu(chat)
      await askAbout(chat, asked)
      await chat.back()
      await chat.expectQuestion('categories')
      await chat.expectEmptyBasket()
    })

    test('how and when it is had is said with the order, shown, and taken once it is accepted', async ({
      chat,
    }) => {
      await openMenu(chat)
      await orderForLater(chat, asked)
    })
  })

test('a question and a time are understood with one question to a page too', async ({ page, shop }) => {
  const [asked] = ASKED
  const pages = new Linear(page, shop.url, 'en')
  await openMenu(pages)
  await page.getByText(pages.t('linear.write'), { exact: true }).click()
  await askAbout(pages, asked)
  await pages.expectQuestion('basket')
  await orderForLater(pages, asked)
})

/** Whether it contains milk, and what it costs; then it is added by the button of the answer. */
async function askAbout(chat: Chat, { allergens, price, burger, marked, costs }: Asked): Promise<void> {
  await chat.say(allergens)
  await chat.expectQuestion('categories')
  await expect(chat.live).toContainText(marked)
  await chat.say(price)
  await expect(chat.live).toContainText(costs)
  await chat.tap(chat.button(chat.t('inquiry.add', { name: burger })))
  await chat.expectQuestion('basket')
}

async function orderForLater(chat: Chat, { later, pickup }: Asked): Promise<void> {
  await chat.say(later)
  await chat.expectQuestion('proposal')
  await expect(chat.live).toContainText(chat.t('proposal.mode', { mode: chat.t('mode.TAKEOUT') }))
  await expect(chat.live).toContainText(/23[:.]50|11[:.]50/)
  await chat.say(pickup)
  await expect(chat.live).toContainText(/23[:.]55|11[:.]55/)
  await chat.tap(chat.button(startingWith(chat.t('proposal.accept', { total: '' }).trim())))
  await chat.expectQuestion('basket')
  await expect(chat.live).toContainText(chat.t('ack.mode.TAKEOUT'))
  await expect(chat.live).toContainText(/23[:.]55|11[:.]55/)
}
