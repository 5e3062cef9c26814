import { expect, type Page } from '@playwright/test'
import type { Chat } from './chat.ts'
import type { Classic } from './classic.ts'
import { tabTo, takeByKeys } from './keyboard.ts'
import { askedAs, textsOf } from './texts.ts'

/** What is done at each place of a walk, named as it stands there. */
type AtEach = (place: string) => Promise<void>

/** A whole order in the conversation, with what opens beside its questions. */
export async function walkTheChat(chat: Chat, atEach: AtEach): Promise<void> {
  const { t } = chat
  const at = async (place: string, question: string) => {
    await chat.expectQuestion(question)
    await atEach(`chat-${place}`)
  }
  await chat.open()
  await at('restaurants', 'restaurant')
  await chat.tap(chat.button(t('restaurant.showMap')))
  await expect(chat.live.getByRole('button', { name: t('map.zoomIn') })).toBeVisible()
  await at('map', 'restaurant')
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await at('categories', 'categories')
  await chat.chooseCategory('Meals')
  await at('products', 'products')
  await chat.openProduct('Brygga meal')
  await at('product', 'customise')
  await chat.confirmProduct()
  await at('missing', 'customise')
  await chat.pickOption('Side', 'Fries')
  await chat.pickOption('Drink', 'Cola')
  await chat.confirmProduct()
  await at('basket', 'basket')
  await chat.say('qwxzv')
  await expect(chat.live).toContainText(t('unknown.1'))
  await at('unknown', 'basket')
  await chat.say('runway ipa')
  await at('alcohol', 'alcohol')
  await chat.tap(chat.button(t('alcohol.yesFrom', { age: 18 })))
  await chat.expectQuestion('basket')
  await chat.checkout()
  await at('checkout', 'checkout')
  await chat.tap(chat.button('Change: Time'))
  await at('pickup', 'pickup')
  await chat.tap(chat.button(/^Choose \d/))
  await chat.expectQuestion('checkout')
  await chat.pay()
  const told = ['problem.field.required', 'problem.field.email'].map((key) => chat.live.getByText(t(key)))
  await expect(told.reduce((one, other) => one.or(other))).toBeVisible()
  await at('errors', 'checkout')
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await at('order', 'order')
}

/** A whole order in the menu view: every screen, panel and dialog, as a customer meets them. */
export async function walkTheMenu(classic: Classic, atEach: AtEach): Promise<void> {
  const { t, page, dialog } = classic
  const at = (place: string) => atEach(`classic-${place}`)
  await classic.open('/restaurants?openInfo=101')
  await classic.expectQuestion('restaurant')
  await at('restaurants')
  await classic.openLink('brygga-burger')
  await at('mode')
  await classic.chooseMode('EATIN')
  await classic.expectQuestion('categories')
  await at('categories')
  await classic.tap(page.getByRole('button', { name: t('classic.menu.open') }))
  await expect(dialog).toBeVisible()
  await at('side-menu')
  await classic.tap(dialog.getByRole('button', { name: t('classic.menu.close') }))
  await expect(dialog).toHaveCount(0)
  await classic.tap(page.getByRole('banner').getByRole('button', { name: /^Brygga Burger/ }))
  await expect(dialog).toContainText(t('classic.info.hours'))
  await at('info')
  await classic.tap(dialog.getByRole('button', { name: t('classic.close'), exact: true }))
  await classic.chooseCategory('Drinks')
  await at('products')
  await classic.addProduct('Draught pilsner')
  await classic.expectQuestion('alcohol')
  await at('alcohol')
  await classic.answer(t('alcohol.no'))
  await classic.toCategories()
  await classic.chooseCategory('Meals')
  await classic.openProduct('Brygga meal')
  await classic.expectQuestion('customise')
  await at('product')
  await classic.confirmProduct()
  await at('missing')
  await classic.pickOption('Side', 'Fries')
  await classic.pickOption('Drink', 'Cola')
  await classic.confirmProduct()
  await classic.expectQuestion('basket')
  await classic.openBasket()
  await at('basket')
  await classic.tap(
    classic.panel().getByRole('button', { name: t('basket.removeLine', { name: 'Brygga meal' }) }),
  )
  await expect(dialog.last()).toContainText(t('classic.removal.text'))
  await at('removal')
  await classic.tap(dialog.last().getByRole('button', { name: t('classic.removal.no') }))
  await classic.tap(classic.panel().getByRole('button', { name: t('basket.startOver') }))
  await classic.expectQuestion('startOver')
  await at('start-over')
  await classic.answer(t('startOver.no'))
  await classic.closeBasket()
  await expect(dialog).toHaveCount(0)
  await classic.checkout()
  await classic.expectQuestion('checkout')
  await at('checkout')
  await classic.pay()
  await at('errors')
  await classic.fillEmail('kari@example.no')
  await classic.acceptPolicy()
  await classic.pay()
  await expect(dialog).toContainText(t('classic.paid.title'))
  await at('paid')
  await classic.answer(t('classic.paid.follow'))
  await classic.expectQuestion('order')
  await at('order')
}

/** A whole order one question to a page, by the keyboard. */
export async function walkThePages(page: Page, atEach: AtEach): Promise<void> {
  const t = textsOf('en')
  const at = async (question: string) => {
    await expect(page.getByRole('heading', { level: 1, name: askedAs(t, question) })).toBeVisible()
    await expect(page.locator('[data-question] [aria-busy="true"]')).toHaveCount(0)
    await atEach(`linear-${question}`)
  }
  await page.goto('/?view=linear')
  await at('restaurant')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await at('categories')
  await takeByKeys(page, 'Meals')
  await at('products')
  await takeByKeys(page, 'Choose Brygga meal')
  await at('customise')
  for (const option of ['Fries', 'Cola']) {
    await tabTo(page, option)
    await page.keyboard.press('Space')
  }
  await takeByKeys(page, 'Add')
  await at('basket')
  await takeByKeys(page, t('basket.checkout'))
  await at('checkout')
  await tabTo(page, t('contact.email'))
  await page.keyboard.type('kari@example.no')
  await tabTo(page, t('contact.policy'))
  await page.keyboard.press('Space')
  await takeByKeys(page, 'Pay')
  await at('order')
}
