import type { Order } from '#domain/orders/order.ts'
import { orderEmailToken } from '#bindings/orders/order-email.ts'
import type { Vault } from '#bindings/words/use-formatter.ts'

/** An order without personal data, as the log may hold it; the mail address is replaced by the name of a draft. */
export function redactionOf(vault: Pick<Vault, 'keepDraft'>): (order: Order) => Order {
  return function redacted(order) {
    const {
      customerEmail,
      firstName: _firstName,
      lastName: _lastName,
      phoneNumber: _phoneNumber,
      ...rest
    } = order
    if (customerEmail === undefined) return rest
    const token = orderEmailToken(order.id)
    vault.keepDraft(token, customerEmail)
    return { ...rest, customerEmail: token }
  }
}
