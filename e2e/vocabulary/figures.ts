import { expect, type Locator, type Page } from '@playwright/test'
import { loadLog } from '#app/storage/read-log.ts'
import { META_KEY } from '#app/storage/log-storage.ts'
import { traceOf } from '#flows/core/engine/trace.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { deviceStorage } from '#scripts/device-storage.ts'
import type { Classic } from './classic.ts'
import { tabTo, takeByKeys } from './keyboard.ts'
import type { Shopper } from './shopper.ts'

/** What a customer does with their hands: taps, and fields they write into. */
export type Counted = { readonly taps: number; readonly fields: number }

/** Counts in every page that is opened from now on. */
export async function countHands(page: Page): Promise<() => Promise<Counted>> {
  const sum = { taps: 0, fields: 0 }
  await page.exposeFunction('countedByHand', (kind: keyof typeof sum) => {
    sum[kind] += 1
  })
  await page.addInitScript(() => {
    const told = window as unknown as { countedByHand: (kind: 'taps' | 'fields') => void }
    const written = new WeakSet<EventTarget>()
    addEventListener('pointerdown', () => told.countedByHand('taps'), { capture: true })
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || ['radio', 'checkbox'].includes(target.type)) return
        if (!written.has(target)) told.countedByHand('fields')
        written.add(target)
      },
      { capture: true },
    )
  })
  return () => Promise.resolve({ ...sum })
}

/** From where to where (px) `main` is seen between the bars around it. */
export function freeRoom(page: Page): Promise<{ readonly top: number; readonly bottom: number }> {
  return page.locator('main').evaluate((main) => {
    const { top, bottom } = main.getBoundingClientRect()
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return { top: Math.max(top, head), bottom: Math.min(bottom, innerHeight) }
  })
}

/** How many of these are seen whole. */
export async function wholeInSight(page: Page, things: Locator): Promise<number> {
  const boxes = await Promise.all((await things.all()).map((each) => each.boundingBox()))
  const { top, bottom } = await freeRoom(page)
  return boxes.filter((box) => box && box.height > 0 && box.y >= top && box.y + box.height <= bottom).length
}

/** The screens that asked for something from the first tap on Checkout to a paid order. */
export async function screensToPay(page: Page): Promise<readonly string[]> {
  const kept = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  const { deployment } = JSON.parse(kept[META_KEY] ?? '{}') as { readonly deployment?: string }
  const log = loadLog(deviceStorage(kept), deployment ?? '')
  if (!log) throw new Error('no conversation is kept on the device')
  const { steps } = traceOf(log)
  const begun = steps.findIndex(
    ({ entry: { event } }) => event.type === 'command' && event.command.type === 'checkout.start',
  )
  const asked = steps.slice(begun).flatMap(({ after }) => {
    const question = liveQuestionOf(after)
    return question?.surface === 'card' && question.step !== undefined ? [question.name] : []
  })
  return [...new Set(asked)]
}

/** How many stops of the Tab key it takes from the first page to a paid order, and of which legs they are made. */
export async function stopsToPay(
  shopper: Shopper,
  classic: Classic,
): Promise<{ readonly stops: number; readonly legs: string }> {
  const { page, t } = shopper
  let stops = 0
  const legs: string[] = []
  const took = (name: string, count: number) => {
    legs.push(`${name}: ${count}`)
    stops += count
  }
  const take = async (name: string) => took(name, await takeByKeys(page, name))
  /** Where one thing is asked to a page, what is looked for may stand on a later one. */
  const reach = async (target: Locator) => {
    if (shopper.view !== 'linear') return
    while (!(await target.isVisible())) {
      const before = await shopper.heading.innerText()
      await take(t('linear.continue'))
      await expect(shopper.heading).not.toHaveText(before)
    }
  }
  await take('Eat here: Brygga Burger')
  await shopper.expectQuestion('categories')
  await take('Drinks')
  await shopper.expectQuestion('products')
  await take('Add Spring water')
  if (shopper.view === 'classic') {
    await take(t('classic.inBasket', { count: 1 }))
    await expect(classic.panel()).toBeVisible()
  } else await shopper.expectQuestion('products')
  await take(t(shopper.view === 'classic' ? 'basket.checkout' : 'skip.checkout'))
  await shopper.expectQuestion('checkout')
  await reach(shopper.place.getByRole('textbox', { name: t('contact.email') }))
  took(t('contact.email'), await tabTo(page, t('contact.email')))
  await page.keyboard.type('kari@example.no')
  await reach(shopper.place.getByRole('checkbox', { name: t('contact.policy') }))
  took(t('contact.policy'), await tabTo(page, t('contact.policy')))
  await page.keyboard.press('Space')
  await reach(shopper.payButton())
  await take('Pay')
  if (shopper.view === 'classic') {
    await expect(classic.dialog).toContainText(t('classic.paid.title'))
    await take(t('classic.paid.follow'))
  }
  await shopper.expectQuestion('order')
  return { stops, legs: legs.join('; ') }
}
