import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test('what is on a product and what is in the basket is changed by saying so, asked about where it may be two lines, and paid', async ({
  chat,
}) => {
  await openMenu(chat)
  await chat.chooseCategory('Burgers')
  await chat.openProduct('The Classic')
  await chat.expectQuestion('customise')
  await test.step('a burger as it is said', async () => {
    await chat.say('gluten free bun and no onion')
    await chat.expectTold('Chosen: Gluten-free bun')
    await chat.confirmProduct()
    await chat.expectQuestion('basket')
    await expect(linesOf(chat)).toContainText('without onion', { ignoreCase: true })
  })
  await test.step('a cola that becomes water', async () => {
    await chat.say('cola')
    await expect(linesOf(chat)).toContainText('Cola')
    await chat.say('change the cola to water')
    await chat.expectQuestion('revision')
    await expect(chat.live).toContainText('Spring water')
    await chat.say('yes')
    await chat.expectQuestion('basket')
    await expect(linesOf(chat)).toContainText('Spring water')
    await expect(linesOf(chat)).not.toContainText('Cola')
  })
  await test.step('what was changed last is taken back and done again', async () => {
    await chat.say('make the classic double')
    await accept(chat)
    await expect(linesOf(chat)).toContainText('Double, 300 g')
    await chat.say('undo')
    await accept(chat)
    await expect(linesOf(chat)).toContainText('Double, 300 g')
  })
  await test.step('which of two burgers, and neither after all', async () => {
    await chat.say('brygga burger')
    await expect(linesOf(chat).getByRole('listitem')).toHaveCount(3)
    const total = await chat.basketTotal()
    await chat.say('remove the burger')
    await chat.expectQuestion('revisionLine')
    await chat.tap(chat.button(startingWith('1 × The Classic')))
    await chat.expectQuestion('revision')
    await chat.tap(chat.button(chat.t('revision.decline')))
    await chat.expectQuestion('basket')
    expect(await chat.basketTotal()).toBe(total)
  })
  await chat.checkout()
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
})

async function accept(chat: Chat): Promise<void> {
  await chat.expectQuestion('revision')
  await chat.tap(chat.button(chat.t('revision.accept')))
  await chat.expectQuestion('basket')
}

function linesOf(chat: Chat) {
  return chat.listed()
}
