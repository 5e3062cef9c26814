import type { Act, BasketName, CARDS } from './fault-acts.ts'

/** What customers set out to do, from the order to the kitchen, were it not for what comes in between. */
export const STORIES: readonly (readonly Act[])[] = [
  [...byCard('good'), ...toKitchen()],
  [...byCard('good'), ...toKitchen()],
  [...byCard('asking'), bankSaysYes(), { kind: 'comeBack', basket: 'first' }, ...toKitchen()],
  [...byCard('slow'), bankSaysYes(), { kind: 'messages', fault: 'none' }, ...toKitchen()],
  [...byCard('slow'), bankSaysYes(), { kind: 'passes', seconds: 1_800 }, { kind: 'sweep' }, ...toKitchen()],
  [...byCard('declined'), { kind: 'giveCard', basket: 'first', card: 'good' }, ...toKitchen()],
  [...byCard('good'), { kind: 'cancel', basket: 'first' }, { kind: 'sweep' }],
  [
    ...byCard('good'),
    { kind: 'byHand', basket: 'first', what: 'capture' },
    { kind: 'messages', fault: 'none' },
    { kind: 'cancel', basket: 'first' },
    { kind: 'sweep' },
  ],
  [anOrder('first'), { kind: 'payByForm', basket: 'first', said: 'pay' }, ...toKitchen()],
  [
    anOrder('first'),
    { kind: 'payByForm', basket: 'first', said: 'later' },
    { kind: 'payByForm', basket: 'first', said: 'pay' },
    { kind: 'messages', fault: 'none' },
    ...toKitchen(),
  ],
  [
    anOrder('first'),
    { kind: 'payByForm', basket: 'first', said: 'cancel' },
    ...byCard('good'),
    ...toKitchen(),
  ],
  [...byCard('asking'), { kind: 'payByForm', basket: 'first', said: 'pay' }, bankSaysYes(), ...toKitchen()],
  [
    anOrder('first'),
    { kind: 'payByForm', basket: 'first', said: 'later' },
    { kind: 'forge', basket: 'first', how: 'form' },
    ...toKitchen(),
  ],
  [
    anOrder('first'),
    { kind: 'payByCard', basket: 'first', isLost: false, isKept: false },
    { kind: 'byHand', basket: 'first', what: 'lower' },
    { kind: 'giveCard', basket: 'first', card: 'good' },
    { kind: 'comeBack', basket: 'first' },
    ...toKitchen(),
  ],
  [
    anOrder('first'),
    { kind: 'payByCard', basket: 'first', isLost: false, isKept: false },
    { kind: 'byHand', basket: 'first', what: 'otherOrder' },
    { kind: 'giveCard', basket: 'first', card: 'good' },
    { kind: 'comeBack', basket: 'first' },
    ...toKitchen(),
  ],
  [
    ...byCard('declined'),
    { kind: 'byHand', basket: 'first', what: 'cancel' },
    ...byCard('good').slice(1),
    ...toKitchen(),
  ],
  [anOrder('first'), { kind: 'payByVipps', basket: 'first', said: 'pay' }, ...toKitchen()],
  [
    anOrder('first'),
    { kind: 'payByVipps', basket: 'first', said: 'nothing' },
    { kind: 'payByVipps', basket: 'first', said: 'pay' },
    { kind: 'messages', fault: 'none' },
    ...toKitchen(),
  ],
  [
    anOrder('first'),
    { kind: 'payByVipps', basket: 'first', said: 'cancel' },
    ...byCard('good'),
    ...toKitchen(),
  ],
  [
    anOrder('first'),
    { kind: 'payByVipps', basket: 'first', said: 'pay' },
    { kind: 'cancel', basket: 'first' },
    { kind: 'sweep' },
  ],
  [anOrder('first'), { kind: 'payByTest', basket: 'first' }, ...toKitchen()],
  [
    ...byCard('good', 'first', true),
    anOrder('second'),
    { kind: 'payBySaved', basket: 'second' },
    { kind: 'comeBack', basket: 'second' },
    ...toKitchen(),
  ],
]

function anOrder(basket: BasketName): Act {
  return { kind: 'order', basket, slot: 1, isLost: false }
}

function byCard(card: keyof typeof CARDS, basket: BasketName = 'first', isKept = false): readonly Act[] {
  return [
    anOrder(basket),
    { kind: 'payByCard', basket, isLost: false, isKept },
    { kind: 'giveCard', basket, card },
    { kind: 'comeBack', basket },
  ]
}

function bankSaysYes(): Act {
  return { kind: 'bankDecides', basket: 'first', isAccepted: true }
}

/** Its moment comes, and the kitchen is asked; twice, as whoever asked first may have been killed. */
function toKitchen(): readonly Act[] {
  return [
    { kind: 'passes', seconds: 900 },
    { kind: 'sweep' },
    { kind: 'passes', seconds: 45 },
    { kind: 'sweep' },
  ]
}
