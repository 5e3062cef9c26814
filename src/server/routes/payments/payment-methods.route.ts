import { SavedMethodListWire, fromSavedMethods } from '#contracts/orders/payments.contract.ts'
import { DoneWire } from '#contracts/wire/wire.ts'
import { OWN_USER } from '../../http/refusals.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import { ok } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { leaveSavedMethod, savedMethodsOf } from '../../store/payment-methods.store.ts'
import { userOf } from '../accounts/users.route.ts'

/** S7.57, S7.58; what the contract has for one provider is below `/x` for the other. */
const PLACES = {
  nepting: { path: '/payment-methods/nepting', id: 'formMethods', deleteId: 'deleteFormMethod' },
  stripe: { path: '/x/payment-methods/stripe', id: 'cardMethods', deleteId: 'deleteCardMethod' },
} as const

export function paymentMethodRoutes(deps: Deps): readonly Route[] {
  return (['nepting', 'stripe'] as const).flatMap((provider) => [
    savedMethodsRoute(provider, deps),
    deleteMethodRoute(provider, deps),
  ])
}

function savedMethodsRoute(provider: keyof typeof PLACES, deps: Deps): Route {
  return {
    id: PLACES[provider].id,
    method: 'GET',
    path: PLACES[provider].path,
    summary: 'The payment methods of the user signed in that this provider keeps.',
    gives: SavedMethodListWire,
    refuses: OWN_USER,
    async answer(call) {
      const { id } = await userOf(call, deps)
      return ok(fromSavedMethods(await savedMethodsOf(deps.database, id, provider)))
    },
  }
}

/** Whose it is not, learns nothing about whether it exists. */
function deleteMethodRoute(provider: keyof typeof PLACES, deps: Deps): Route {
  return {
    id: PLACES[provider].deleteId,
    method: 'DELETE',
    path: `${PLACES[provider].path}/:id`,
    summary: 'Deletes a saved payment method.',
    gives: DoneWire,
    refuses: [...OWN_USER, 'paymentMethod.notFound', 'payment.unavailable'],
    async answer(call) {
      const { id: userId } = await userOf(call, deps)
      const methodId = call.params['id'] ?? ''
      const isGone = await leaveSavedMethod(deps.database, userId, provider, methodId, deps.clock.now())
      if (!isGone) throw refusal('paymentMethod.notFound')
      deps.worker.wake()
      return ok({ success: true })
    },
  }
}
