import type { PlacedAct } from './fault-acts.ts'
import type { Scene } from './fault-scene.ts'
import {
  asks,
  bankDecides,
  beginsCard,
  cancels,
  changes,
  dropsCards,
  givesCard,
  looks,
  orders,
  paysByForm,
  paysBySavedCard,
  paysByVipps,
} from './customer-acts.ts'
import { byHand, forges, messagesCome, restaurantBecomes, sweeps, timePasses } from './outside-acts.ts'

/** Has one thing happen. What cannot happen, as a card for a payment nobody has begun, does not. */
export async function perform(act: PlacedAct, scene: Scene): Promise<void> {
  switch (act.kind) {
    case 'order':
      return orders(act, scene)
    case 'payByCard':
      return beginsCard(act, scene)
    case 'giveCard':
      return givesCard(act, scene)
    case 'bankDecides':
      return bankDecides(act, scene)
    case 'payByForm':
      return paysByForm(act, scene)
    case 'payByVipps':
      return paysByVipps(act, scene)
    case 'payByTest':
      return asks(act, scene, 'POST', 'payments/fake')
    case 'payBySaved':
      return paysBySavedCard(act, scene)
    case 'dropCards':
      return dropsCards(act, scene)
    case 'comeBack':
      return asks(act, scene, 'POST', 'x/payments/settle')
    case 'look':
      return looks(act, scene)
    case 'cancel':
      return cancels(act, scene)
    case 'change':
      return changes(act, scene)
    case 'sweep':
      return sweeps(act, scene)
    case 'messages':
      return messagesCome(act, scene)
    case 'forge':
      return forges(act, scene)
    case 'passes':
      return timePasses(act, scene)
    case 'kill':
      return (await scene.process(act.process)).life.endAfter(act.afterSteps)
    case 'database':
      return (await scene.process(act.process)).life.failAfter(act.afterSteps)
    case 'stripe':
      return scene.stripe.faults.next(act.operation, act.fault)
    case 'gateway':
      Object.assign(scene.gateway.faults, { isAway: act.isAway, refusesCapture: act.refusesCapture })
      return
    case 'vipps': {
      const { isAway, losesAnswers, refusesCapture } = act
      Object.assign(scene.vipps.faults, { isAway, losesAnswers, refusesCapture })
      return
    }
    case 'restaurant':
      return restaurantBecomes(act, scene)
    case 'byHand':
      return byHand(act, scene)
  }
}
