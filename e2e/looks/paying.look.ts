import { atMost, fact, tableOf, type Figure } from '#scripts/bench/figure.ts'
import { inOneShop, test } from '../fixtures.ts'
import { countHands, screensToPay, type Counted } from '../vocabulary/figures.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { Account } from '../vocabulary/account.ts'
import { untilServed } from '../vocabulary/orders.ts'
import { fillBasket } from '../vocabulary/purchase.ts'
import { customerIn } from '../vocabulary/views.ts'

const figures: Figure[] = []

test.use({ viewport: { width: 390, height: 844 }, isFresh: true, isPaymentSimulated: true })
inOneShop()
test.afterAll(() => {
  console.log(`\n${tableOf(figures)}`)
  figures.length = 0
})

for (const view of ['chat', 'classic'] as const)
  test(`figures: a meal paid by card, ${view}`, async ({ page, shop }) => {
    const counted = await countHands(page)
    const shopper = customerIn(view, page, shop.url, 'en')
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Meals')
    await shopper.openProduct('Brygga meal')
    await shopper.pickOption('Side', 'Fries')
    await shopper.pickOption('Drink', 'Cola')
    await shopper.confirmProduct()
    await payByCard(shopper)
    const screens = await screensToPay(page)
    figures.push(
      handsOf(`taps to a paid order, a meal by card, ${view}`, 12, await counted()),
      atMost(`screens from checkout to paid by card, ${view}`, 1, screens.length, '', screens.join(', ')),
    )
  })

test('figures: the same typed', async ({ page, shop, chat }) => {
  const counted = await countHands(page)
  await chat.open()
  const sentences = [
    ['eat here at brygga burger', 'categories'],
    ['a brygga meal with fries and cola', 'proposal'],
    ['yes', 'basket'],
  ] as const
  for (const [sentence, asked] of sentences) {
    await chat.say(sentence)
    await chat.expectQuestion(asked)
  }
  await payByCard(chat)
  const { taps, fields } = await counted()
  figures.push(
    handsOf('the same typed', 10, { taps: taps + sentences.length, fields: fields - 1 }),
    fact('... of them sentences', String(sentences.length)),
  )
  await shop.nextDay()
})

for (const view of ['chat', 'classic'] as const)
  test(`figures: the usual with a saved card, ${view}`, async ({ page, shop }) => {
    test.slow()
    const shopper = customerIn(view, page, shop.url, 'en')
    const payer = new Payer(shopper)
    await new Account(shopper, shop, `kari-${view}`).register('Brygga-2027')
    await fillBasket(shopper)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await payer.saveCard()
    await payer.payByCard(CARDS.accepted)
    await payer.expectPaid()
    await untilServed(shopper, shop)
    await shopper.forgetConversation()
    const counted = await countHands(page)
    await shopper.open()
    await shopper.orderTheUsual()
    // The menu view tells each outcome in a dialog (S4.97).
    if (view === 'classic') await shopper.answer(shopper.t('classic.reordered.yes'))
    await shopper.pay()
    await payer.expectPaid()
    figures.push(handsOf(`returning, the usual, a saved card, ${view}`, 2, await counted()))
  })

async function payByCard(shopper: Shopper): Promise<void> {
  const payer = new Payer(shopper)
  await shopper.checkout()
  await payer.choose('stripe')
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
}

/** A field counts as a tap into it, which those who go on with the keyboard need not. */
function handsOf(name: string, limit: number, { taps, fields }: Counted): Figure {
  return atMost(name, limit, taps, '', `and ${fields} fields`)
}
