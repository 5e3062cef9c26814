import { fromSavedMethods } from '#contracts/orders/payments.contract.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import { PRIVATE, ok } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { deleteSavedMethod, savedMethodsOf } from '../../store/payment-methods.store.ts'
import { userOf } from '../accounts/users.route.ts'

/** S7.57 */
export function paymentMethodsRoute(deps: Deps): Route {
  return {
    method: 'GET',
    path: '/payment-methods/nepting',
    summary: 'The saved payment methods of the user signed in.',
    async answer(call) {
      const { id } = await userOf(call, deps)
      return ok(fromSavedMethods(await savedMethodsOf(deps.database, id)), PRIVATE)
    },
  }
}

/** S7.58: whose it is not, learns nothing about whether it exists. */
export function deletePaymentMethodRoute(deps: Deps): Route {
  return {
    method: 'DELETE',
    path: '/payment-methods/nepting/:id',
    summary: 'Deletes a saved payment method.',
    async answer(call) {
      const { id } = await userOf(call, deps)
      const isGone = await deleteSavedMethod(deps.database, id, call.params['id'] ?? '')
      if (!isGone) throw refusal('paymentMethod.notFound')
      return ok({ success: true }, PRIVATE)
    },
  }
}
