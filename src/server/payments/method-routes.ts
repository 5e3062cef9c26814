import {
  SavedMethodListSchema,
  fromSavedMethods,
  methodsPathOf,
} from '#contracts/orders/payments.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import type { CardVault } from '#domain/checkout/payment-provider.ts'
import { refusal } from '../core/http/failure.ts'
import { OWN_USER } from '../core/http/refusals.ts'
import { ok } from '../core/http/route.ts'
import type { Route } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import { userOf } from '../accounts/routes/users.route.ts'
import { leaveSavedMethod, savedMethodsOf } from './store/payment-methods.store.ts'

/** What the calls are named in clients that are made of the description. */
type Names = { readonly id: string; readonly deleteId: string }

/** S7.57, S7.58: the cards a provider keeps for the user who is signed in. */
export function methodRoutes(provider: CardVault, names: Names, deps: Deps): readonly Route[] {
  return [savedMethodsRoute(provider, names, deps), deleteMethodRoute(provider, names, deps)]
}

function savedMethodsRoute(provider: CardVault, { id }: Names, deps: Deps): Route {
  return {
    id,
    method: 'GET',
    path: methodsPathOf(provider),
    summary: 'The payment methods of the user signed in that this provider keeps.',
    gives: SavedMethodListSchema,
    refuses: OWN_USER,
    async answer(call) {
      const user = await userOf(call, deps)
      return ok(fromSavedMethods(await savedMethodsOf(deps.database, user.id, provider)))
    },
  }
}

/** Whose it is not, learns nothing about whether it exists. */
function deleteMethodRoute(provider: CardVault, { deleteId }: Names, deps: Deps): Route {
  return {
    id: deleteId,
    method: 'DELETE',
    path: `${methodsPathOf(provider)}/:id`,
    summary: 'Deletes a saved payment method.',
    gives: DoneSchema,
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
