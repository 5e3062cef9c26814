import type { BrowserContext } from '@playwright/test'
import { expect, test, type Shop } from '../fixtures.ts'
import { Chat } from '../vocabulary/chat.ts'
import { Classic } from '../vocabulary/classic.ts'
import type { Shopper, View } from '../vocabulary/shopper.ts'
import { fillBasket } from '../vocabulary/till.ts'

const PAIRS: readonly (readonly [View, View])[] = [
  ['chat', 'chat'],
  ['classic', 'classic'],
  ['chat', 'classic'],
]

for (const [first, second] of PAIRS)
  test.describe(`two tabs of one browser, ${first} and ${second}`, () => {
    test('that act in the same moment lose neither act (S3.23)', async ({ context, shop, language }) => {
      const one = await tab(context, shop, first, language)
      await fillBasket(one)
      await toDrinks(one)
      const other = await tab(context, shop, second, language)
      await other.open()
      await other.expectQuestion('products')
      await Promise.all([one.addProduct('Milk'), other.addProduct('Apple juice')])
      await expectTotal([one, other], '99')
    })
  })

async function tab(context: BrowserContext, shop: Shop, view: View, language: 'en' | 'no'): Promise<Shopper> {
  const page = await context.newPage()
  return view === 'chat' ? new Chat(page, shop.url, language) : new Classic(page, shop.url, language)
}

async function toDrinks(shopper: Shopper): Promise<void> {
  await shopper.toCategories()
  await shopper.chooseCategory('Drinks')
  await shopper.expectQuestion('products')
}

async function expectTotal(shoppers: readonly Shopper[], total: string): Promise<void> {
  for (const shopper of shoppers) await expect.poll(() => shopper.basketTotal()).toContain(total)
}
