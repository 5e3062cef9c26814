import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { Linear } from '../vocabulary/linear.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test('one sentence is proposed with its words marked, accepted, completed and paid; what can hardly be meant and what is sold out is asked about', async ({
  chat,
}) => {
  await openMenu(chat)
  await test.step('nothing is added that can hardly be meant', async () => {
    await chat.say('30 chocolate chip cookies')
    await chat.expectQuestion('proposal')
    await chat.tap(acceptAll(chat))
    await chat.expectQuestion('proposalMany')
    await chat.say('no')
    await chat.expectQuestion('proposal')
    await chat.expectEmptyBasket()
  })
  await test.step('nor what is sold out', async () => {
    await chat.say('two cod burgers')
    await expect(chat.live).toContainText(chat.t('problem.product.outage'))
    await expect(acceptAll(chat)).toHaveCount(0)
    await chat.tap(chat.button(chat.t('proposal.decline')))
    await chat.expectQuestion('categories')
    await chat.expectEmptyBasket()
  })
  await orderBySentence(chat)
  await chat.checkout()
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
})

test('one sentence is proposed, accepted and completed with one question to a page too', async ({
  page,
  shop,
}) => {
  const pages = new Linear(page, shop.url, 'en')
  await openMenu(pages)
  await page.getByText(pages.t('linear.write'), { exact: true }).click()
  await orderBySentence(pages)
})

test('one sentence in the search of the menu view is proposed, accepted and paid', async ({ classic }) => {
  await openMenu(classic)
  await classic.chooseCategory('Burgers')
  await classic.write('two chocolate chip cookies and a cola')
  const accept = startingWith(classic.t('proposal.accept', { total: '' }).trim())
  await expect(classic.dialog).toContainText(classic.t('proposal.title'))
  await classic.expectEmptyBasket()
  await classic.tap(classic.dialog.getByRole('button', { name: accept }))
  await expect(classic.basketButton(3)).toBeVisible()
  await classic.checkout()
  await classic.fillEmail('kari@example.no')
  await classic.acceptPolicy()
  await classic.pay()
  await classic.expectQuestion('order')
})

/** Two cookies, and a meal whose side is asked for once all is accepted. */
async function orderBySentence(chat: Chat): Promise<void> {
  await chat.say('two chocolate chip cookies, a brygga meal without dressing with a cola and xyz')
  await chat.expectQuestion('proposal')
  const words = chat.live.getByRole('group', { name: chat.t('proposal.words') })
  await expect(words).toContainText(`xyz (${chat.t('proposal.unread')})`)
  await chat.expectEmptyBasket()
  // What was not understood is in none of it: it is not all.
  await expect(acceptAll(chat)).toHaveCount(0)
  await chat.tap(chat.button(startingWith(chat.t('proposal.acceptOnly', { total: '' }).trim())))
  await chat.expectQuestion('customise')
  await chat.pickOption('Side', 'Fries')
  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  const lines = chat.listed()
  await expect(lines).toContainText('Chocolate chip cookie')
  await expect(lines).toContainText('Brygga meal')
}

function acceptAll(chat: Chat) {
  return chat.button(startingWith(chat.t('proposal.accept', { total: '' }).trim()))
}
