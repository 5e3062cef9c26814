import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { fillBasket, openMenu } from '../vocabulary/purchase.ts'
import { startingWith } from '../vocabulary/texts.ts'

test.describe('on a wide window', () => {
  test('the order is told once, beside the conversation, and changed there: the stepper keeps the focus, and each change is heard once', async ({
    chat,
  }) => {
    await fillBasket(chat)
    await expect(chat.inOrder(startingWith(chat.t('basket.checkout')))).toHaveCount(1)
    await expect(chat.orderLines()).toHaveCount(1)
    await expect(chat.tray().getByRole('button', { name: startingWith(chat.t('recap.basket')) })).toHaveCount(
      0,
    )
    const before = (await chat.heard()).length
    const more = chat.inOrder(chat.t('quantity.increase', { name: 'Spring water' }))
    await chat.tap(more)
    await expect.poll(() => chat.basketTotal()).toContain('70')
    await expect(more).toBeFocused()
    await expect.poll(async () => (await chat.heard()).slice(before)).toHaveLength(1)
    await chat.expectQuestion('basket')
  })

  test('what is taken of a list is counted beside it, too, and leads to the basket and on from there', async ({
    chat,
  }) => {
    await openMenu(chat)
    await chat.chooseCategory('Drinks')
    await chat.tap(await chat.addButton('Cola'))
    await chat.removeLine('Cola')
    await chat.expectEmptyBasket()
    await chat.expectQuestion('products')
    await chat.tap(await chat.addButton('Cola'))
    await chat.openBasket()
    await chat.expectQuestion('basket')
    await chat.checkout()
    await chat.expectQuestion('checkout')
  })

  test('restaurants stand in two columns', async ({ chat }) => {
    await chat.open()
    await chat.expectQuestion('restaurant')
    const [first, second] = await chat.restaurants().all()
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the basket and the way on are one line below the list', async ({ chat }) => {
    await openMenu(chat)
    await chat.chooseCategory('Drinks')
    await chat.tap(await chat.addButton('Cola'))
    await expect(chat.pill()).toHaveCount(1)
    const checkout = chat.inOrder(startingWith(chat.t('basket.checkout')))
    expect(await middleOf(chat.pill())).toBeCloseTo(await middleOf(checkout), 0)
  })

  test('a dish keeps its height while it is counted', async ({ chat }) => {
    await openMenu(chat)
    await chat.chooseCategory('Popular')
    const name = 'Green Brygga burger'
    const row = chat.live.getByRole('article').filter({ hasText: name })
    const add = await chat.addButton(name)
    const before = (await row.boundingBox())?.height
    await chat.tap(add)
    await expect(row.getByRole('group', { name })).toContainText('1')
    expect((await row.boundingBox())?.height).toBe(before)
  })
})

async function middleOf(button: ReturnType<Chat['pill']>): Promise<number> {
  const box = await button.boundingBox()
  return box ? box.y + box.height / 2 : Number.NaN
}
