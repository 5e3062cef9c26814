import { expect, test } from '../fixtures.ts'
import { fillBasket, openMenu } from '../vocabulary/purchase.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What may stand around the conversation on a phone (px). */
const MOST_AROUND = 128
/** How many dishes are seen whole without scrolling. */
const LEAST_DISHES = 5

test('on a phone a row above and a row below stand around the conversation, with all that is in the basket', async ({
  chat,
  page,
}) => {
  await fillBasket(chat)
  await expect(chat.pill()).toBeVisible()
  expect(await page.evaluate(heightAround)).toBeLessThanOrEqual(MOST_AROUND)
  await chat.back()
  await expect(chat.tray().getByRole('button', { name: chat.t('tray.redo') })).toBeVisible()
  expect(await page.evaluate(heightAround)).toBeLessThanOrEqual(MOST_AROUND)
})

test('the steps and their words are a tap away, lead back to an answer, and leave nothing over its question', async ({
  chat,
  page,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  const steps = page.getByRole('navigation', { name: chat.t('step.nav') })
  await expect(steps).toBeHidden()
  await chat.openMore()
  await expect(steps.locator('[aria-current="step"]')).toHaveText(chat.t('step.menu'))
  await steps.getByRole('button', { name: chat.t('step.change', { name: chat.t('step.mode') }) }).click()
  await chat.expectQuestion('mode')
  await expect(steps).toBeHidden()
  await expect(chat.heading).toBeFocused()
})

test('help is a tap away from everywhere, and Escape closes what it stands in', async ({ chat, page }) => {
  await chat.open()
  const more = page.getByRole('button', { name: chat.t('frame.more') })
  const help = page.getByRole('button', { name: chat.t('tray.help') })
  await more.click()
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await help.click()
  await expect(help).toBeHidden()
  await expect(chat.live).toContainText(chat.t('ack.help'))
})

test('five dishes of a category are in sight, are added and counted in place, and the next category is a tap away', async ({
  chat,
}) => {
  await openMenu(chat)
  await chat.chooseCategory('Burgers')
  await chat.expectQuestion('products')
  const inSight = () =>
    chat.live.getByRole('article').evaluateAll((dishes) => {
      const { top = 0, bottom = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      const boxes = dishes.map((dish) => dish.getBoundingClientRect())
      return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length
    })
  await expect.poll(inSight).toBeGreaterThanOrEqual(LEAST_DISHES)
  const add = await chat.addButton('The Classic')
  await chat.tap(add)
  await chat.tap(add)
  await expect(chat.live.getByRole('group', { name: 'The Classic' })).toContainText('2')
  await expect(add).toBeFocused()
  await chat.tap(chat.button(chat.t('quantity.decrease', { name: 'The Classic' })))
  await expect(chat.live.getByRole('group', { name: 'The Classic' })).toContainText('1')
  await chat.chooseCategory('Sides')
  await expect(chat.addButton('Fries').then((button) => button.isVisible())).resolves.toBe(true)
})

/** Runs in the page: how much of the window is not the conversation's (px). */
function heightAround(): number {
  const { top = 0, bottom = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {}
  return innerHeight - (bottom - top)
}
