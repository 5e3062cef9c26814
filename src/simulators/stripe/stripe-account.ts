import type { CardError, Charge, Intent, Ledger, Method } from './stripe-ledger.ts'
import { type CardAnswer, type CardDetails, answerTo, brandOf, problemOfCard } from './test-cards.ts'
import { StripeRefusal, invalid, missing, unexpectedState } from './stripe-refusal.ts'

/** Something happened that listeners are told. */
export type Happening = {
  readonly type:
    | 'payment_intent.created'
    | 'payment_intent.amount_capturable_updated'
    | 'payment_intent.succeeded'
    | 'payment_intent.payment_failed'
    | 'payment_intent.requires_action'
    | 'payment_intent.processing'
    | 'payment_intent.canceled'
    | 'charge.refunded'
    | 'charge.dispute.created'
  readonly object: object
}

export type World = {
  readonly now: () => number
  readonly newId: (prefix: string) => string
  /** Where the customer confirms a payment at the bank. */
  readonly authenticationUrl: (intentId: string) => string
  readonly tell: (happening: Happening) => void
}

export type NewIntent = {
  readonly amount: number
  readonly currency: string
  readonly captureMethod: 'manual' | 'automatic'
  readonly metadata: Readonly<Record<string, string>>
  readonly receiptEmail?: string
}

export type StripeAccount = ReturnType<typeof stripeAccount>

/** One account at Stripe: its payments move as Stripe's documentation has it, and never twice. */
export function stripeAccount(ledger: Ledger, { now, newId, authenticationUrl, tell }: World) {
  const seconds = () => Math.floor(now() / 1000)

  function find(id: string): Intent {
    const intent = Object.hasOwn(ledger.intents, id) ? ledger.intents[id] : undefined
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  function findMethod(id: string): Method {
    const method = Object.hasOwn(ledger.methods, id) ? ledger.methods[id] : undefined
    if (!method) throw missing('payment_method', id)
    return method
  }

  function change(intent: Intent, changes: Partial<Intent>): Intent {
    const changed = { ...intent, ...changes }
    ledger.intents[intent.id] = changed
    return changed
  }

  function create({ amount, currency, captureMethod, metadata, receiptEmail }: NewIntent): Intent {
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid('parameter_invalid_integer', 'Invalid integer: amount')
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      cancellation_reason: null,
      capture_method: captureMethod,
      client_secret: `${id}_secret_${newId('s').slice(2)}`,
      created: seconds(),
      currency,
      customer: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata,
      next_action: null,
      payment_method: null,
      receipt_email: receiptEmail ?? null,
      setup_future_usage: null,
      status: 'requires_payment_method',
    }
    ledger.intents[id] = intent
    tell({ type: 'payment_intent.created', object: intent })
    return intent
  }

  function update(
    id: string,
    {
      customer,
      setupFutureUsage,
    }: { customer?: string; setupFutureUsage?: 'on_session' | 'off_session' | null },
  ): Intent {
    const intent = find(id)
    if (!isConfirmable(intent)) throw unexpectedState(intent, 'updated')
    return change(intent, {
      ...(customer !== undefined && { customer }),
      ...(setupFutureUsage !== undefined && { setup_future_usage: setupFutureUsage }),
    })
  }

  /** A card as the browser gives it to Stripe; nobody else sees its number. */
  function addCard(card: CardDetails): Method {
    const problem = problemOfCard(card, now())
    if (problem) throw new StripeRefusal(402, { type: 'card_error', ...problem })
    const method: Method = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      livemode: false,
      created: seconds(),
      customer: null,
      card: {
        brand: brandOf(card.number),
        last4: card.number.slice(-4),
        exp_month: card.expMonth,
        exp_year: card.expYear,
      },
      answer: answerTo(card.number),
    }
    ledger.methods[method.id] = method
    return method
  }

  function confirm(id: string, methodId: string, returnUrl?: string): Intent {
    const intent = find(id)
    if (!isConfirmable(intent)) throw unexpectedState(intent, 'confirmed')
    const method = findMethod(methodId)
    const isOfAnother = method.customer !== null && method.customer !== intent.customer
    if (isOfAnother)
      throw invalid('payment_method_customer_mismatch', 'The payment method belongs to a customer.')
    return answered(
      change(intent, { payment_method: methodId, last_payment_error: null }),
      method.answer,
      returnUrl,
    )
  }

  function answered(intent: Intent, answer: CardAnswer, returnUrl?: string): Intent {
    switch (answer.kind) {
      case 'accepted':
        return authorised(intent)
      case 'declined':
        return declined(intent, answer)
      case 'processing': {
        const processing = change(intent, { status: 'processing' })
        tell({ type: 'payment_intent.processing', object: processing })
        return processing
      }
      case 'authentication': {
        const url = authenticationUrl(intent.id)
        const waiting = change(intent, {
          status: 'requires_action',
          next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
        })
        tell({ type: 'payment_intent.requires_action', object: waiting })
        return waiting
      }
    }
  }

  function authorised(intent: Intent): Intent {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      captured: false,
      currency: intent.currency,
      livemode: false,
      payment_intent: intent.id,
      refunded: false,
    }
    ledger.charges[charge.id] = charge
    keepMethod(intent)
    const held = change(intent, {
      status: 'requires_capture',
      amount_capturable: intent.amount,
      latest_charge: charge.id,
      next_action: null,
    })
    if (intent.capture_method !== 'manual') return capture(intent.id)
    tell({ type: 'payment_intent.amount_capturable_updated', object: held })
    return held
  }

  /** A card paid with under the customer's tick stays with the customer. */
  function keepMethod({ payment_method: id, customer, setup_future_usage: usage }: Intent): void {
    if (id === null || customer === null || usage === null) return
    ledger.methods[id] = { ...findMethod(id), customer }
  }

  function declined(
    intent: Intent,
    { code, declineCode, message }: Extract<CardAnswer, { kind: 'declined' }>,
  ): never {
    const error: CardError = {
      type: 'card_error',
      code,
      message,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    }
    const failed = change(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
      next_action: null,
    })
    tell({ type: 'payment_intent.payment_failed', object: failed })
    throw new StripeRefusal(402, { ...error, payment_intent: failed })
  }

  /** What the customer answers at the page of the bank; answered once. */
  function authenticate(id: string, isAccepted: boolean): Intent {
    const intent = find(id)
    if (intent.status !== 'requires_action') return intent
    const answer = intent.payment_method === null ? undefined : findMethod(intent.payment_method).answer
    const isGood = isAccepted && !(answer?.kind === 'authentication' && answer.afterwards === 'declined')
    if (isGood) return authorised(intent)
    try {
      return declined(intent, {
        kind: 'declined',
        code: isAccepted ? 'card_declined' : 'payment_intent_authentication_failure',
        message: isAccepted
          ? 'Your card was declined.'
          : 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      })
    } catch (error) {
      if (error instanceof StripeRefusal) return find(id)
      throw error
    }
  }

  /** What a bank that took its time decides in the end. */
  function decide(id: string, isAccepted: boolean): Intent {
    const intent = find(id)
    if (intent.status !== 'processing') return intent
    return authenticate(change(intent, { status: 'requires_action' }).id, isAccepted)
  }

  function capture(id: string, amount?: number): Intent {
    const intent = find(id)
    if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured')
    const taken = amount ?? intent.amount_capturable
    if (taken > intent.amount_capturable)
      throw invalid('amount_too_large', 'The amount is above what is held.')
    changeCharge(intent, { captured: true, amount_captured: taken })
    const captured = change(intent, { status: 'succeeded', amount_capturable: 0, amount_received: taken })
    tell({ type: 'payment_intent.succeeded', object: captured })
    return captured
  }

  /** A bank that holds money and refuses to give it. */
  function refuseCapture(id: string): never {
    const intent = find(id)
    if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured')
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: intent,
    })
  }

  function cancel(id: string, reason: Intent['cancellation_reason']): Intent {
    const intent = find(id)
    if (!isConfirmable(intent) && intent.status !== 'requires_capture')
      throw unexpectedState(intent, 'canceled')
    const canceled = change(intent, {
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: reason,
      next_action: null,
    })
    tell({ type: 'payment_intent.canceled', object: canceled })
    return canceled
  }

  function refund(id: string, amount?: number): { readonly id: string; readonly amount: number } {
    const intent = find(id)
    const charge = intent.latest_charge === null ? undefined : ledger.charges[intent.latest_charge]
    if (!charge?.captured) throw invalid('charge_not_captured', 'There is nothing to refund.')
    const left = charge.amount_captured - charge.amount_refunded
    if (left === 0) throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
    const given = amount ?? left
    if (given > left) throw invalid('amount_too_large', 'The refund is above what is left.')
    const refunded = charge.amount_refunded + given
    const changed = changeCharge(intent, {
      amount_refunded: refunded,
      refunded: refunded === charge.amount_captured,
    })
    tell({ type: 'charge.refunded', object: changed ?? charge })
    return { id: newId('re'), amount: given }
  }

  /** A customer tells the bank that a charge was not theirs. */
  function dispute(id: string): void {
    const intent = find(id)
    tell({
      type: 'charge.dispute.created',
      object: {
        id: newId('dp'),
        object: 'dispute',
        amount: intent.amount,
        payment_intent: id,
        charge: intent.latest_charge,
      },
    })
  }

  function changeCharge({ latest_charge: id }: Intent, changes: Partial<Charge>): Charge | undefined {
    const charge = id === null ? undefined : ledger.charges[id]
    if (!charge) return undefined
    const changed = { ...charge, ...changes }
    ledger.charges[charge.id] = changed
    return changed
  }

  function addCustomer(metadata: Readonly<Record<string, string>>) {
    const customer = { id: newId('cus'), metadata }
    ledger.customers[customer.id] = customer
    return customer
  }

  function dropCustomer(id: string): void {
    if (!Object.hasOwn(ledger.customers, id)) throw missing('customer', id)
    delete ledger.customers[id]
    for (const method of Object.values(ledger.methods))
      if (method.customer === id) ledger.methods[method.id] = { ...method, customer: null }
  }

  function detach(id: string): Method {
    const method = findMethod(id)
    if (method.customer === null)
      throw invalid('payment_method_unexpected_state', 'The payment method is not attached.')
    const detached = { ...method, customer: null }
    ledger.methods[id] = detached
    return detached
  }

  /** By the secret the browser holds; nothing where it is not right. */
  function bySecret(clientSecret: string): Intent | undefined {
    const id = /^(pi_\w+?)_secret_/.exec(clientSecret)?.[1]
    const intent = id !== undefined && Object.hasOwn(ledger.intents, id) ? ledger.intents[id] : undefined
    return intent?.client_secret === clientSecret ? intent : undefined
  }

  return {
    find,
    create,
    update,
    addCard,
    confirm,
    authenticate,
    decide,
    capture,
    refuseCapture,
    cancel,
    refund,
    dispute,
    addCustomer,
    dropCustomer,
    detach,
    bySecret,
  }
}

const CONFIRMABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function isConfirmable({ status }: Intent): boolean {
  return CONFIRMABLE.includes(status)
}
