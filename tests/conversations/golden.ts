import { id } from '#domain/ids.ts'
import { aPrice } from '#tests/support/builders/catalogue.ts'
import { atTheMenu, conversationWith, failed, PAY, refused, type Talk } from '#tests/support/flows.ts'

/** Conversations that are kept as they were recorded: a change that folds them otherwise is seen at once. */
export const GOLDEN: Readonly<Record<string, () => Talk>> = {
  'guest-order': guestOrder,
  'beer-hidden': beerHidden,
  'change-of-mind': changeOfMind,
  'price-change': priceChange,
  'unknown-words': unknownWords,
  'payment-retried': paymentRetried,
}

function guestOrder(): Talk {
  return conversationWith({ id: 'guest-order' })
    .says(
      { type: 'restaurant.choose', id: id('brygga') },
      { type: 'mode.choose', mode: 'EATIN' },
      { type: 'category.choose', id: id('food') },
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-beer' },
      { type: 'customise.setQuantity', quantity: 2 },
      { type: 'customise.confirm' },
      { type: 'alcohol.confirm' },
      { type: 'checkout.start' },
      PAY,
    )
    .orderBecomes({ state: 'SENT' })
    .orderBecomes({ state: 'PAID', posId: '042' })
}

function beerHidden(): Talk {
  return atTheMenu({ id: 'beer-hidden' })
    .says(
      { type: 'product.add', code: id('beer') },
      { type: 'alcohol.confirm' },
      { type: 'product.add', code: id('burger') },
      { type: 'checkout.start' },
      { type: 'mode.change' },
      { type: 'mode.choose', mode: 'TAKEOUT' },
      { type: 'basket.acknowledge' },
    )
    .says(PAY)
}

function changeOfMind(): Talk {
  const talk = atTheMenu({ id: 'change-of-mind' }).says(
    { type: 'product.add', code: id('burger') },
    { type: 'menu.categories' },
    { type: 'product.add', code: id('cola') },
  )
  talk.says({ type: 'basket.removeLine', lineId: talk.line('burger').id })
  talk.undo('act')
  talk.undo('answer')
  talk.says({ type: 'basket.open' })
  const { id: lineId } = talk.line('burger')
  talk.says({ type: 'basket.setQuantity', lineId, quantity: 3 }, { type: 'basket.startOver' })
  return talk.says({ type: 'basket.confirmStartOver' }, { type: 'mode.choose', mode: 'TAKEOUT' })
}

function priceChange(): Talk {
  return atTheMenu({ id: 'price-change' })
    .says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
    .menusBecome((menu) => {
      const { burger } = menu.products
      return burger
        ? { ...menu, products: { ...menu.products, burger: { ...burger, price: aPrice(15_900) } } }
        : menu
    })
    .restaurantBecomes({ currentCampaignId: id('brygga-2') })
    .says({ type: 'basket.acknowledge' }, PAY)
}

function unknownWords(): Talk {
  return conversationWith({ id: 'unknown-words' })
    .types('token-1', { type: 'words.unknown', candidates: [] })
    .types('token-2', { type: 'words.unknown', candidates: [] })
    .types('token-3', { type: 'words.unknown', candidates: [] })
    .says({ type: 'help.ask' })
    .types('token-4', { type: 'restaurant.choose', id: id('canteen') })
    .says({ type: 'code.submit', code: 'token-5' })
    .says({ type: 'code.submit', code: '1234' }, { type: 'mode.choose', mode: 'EATIN' })
}

function paymentRetried(): Talk {
  return atTheMenu({ id: 'payment-retried' })
    .says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
    .next('createOrder', failed())
    .next('pay', refused('payment.refused'))
    .says(PAY, { type: 'payment.retry' }, { type: 'payment.retry' })
}
