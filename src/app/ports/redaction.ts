import type { OrderId } from '#domain/ids.ts'
import type { Order, PaidWith } from '#domain/orders/order.ts'
import { orderCardToken, orderEmailToken } from '#bindings/orders/order-drafts.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'

/**
 * An order without personal data, as the log may hold it; mail address and number of the card are replaced by the names
 * of drafts.
 */
export function redactionOf(personalData: Pick<PersonalData, 'keepDraft'>): (order: Order) => Order {
  return function redacted(order) {
    const {
      customerEmail,
      firstName: _firstName,
      lastName: _lastName,
      phoneNumber: _phoneNumber,
      paidWith,
      ...rest
    } = order
    return {
      ...rest,
      ...(customerEmail !== undefined && { customerEmail: kept(orderEmailToken(order.id), customerEmail) }),
      ...(paidWith && { paidWith: withoutNumber(order.id, paidWith) }),
    }
  }

  function withoutNumber(id: OrderId, paidWith: PaidWith): PaidWith {
    const { maskedPan } = paidWith
    return maskedPan === undefined
      ? paidWith
      : { ...paidWith, maskedPan: kept(orderCardToken(id), maskedPan) }
  }

  function kept(token: string, value: string): string {
    personalData.keepDraft(token, value)
    return token
  }
}
