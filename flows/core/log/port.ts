import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Why a port gave no value: `refused`, the server said no with a code; `failed`, no usable answer came. */
export type PortFailure = {
  readonly kind: 'refused' | 'failed'
  readonly code: string
  readonly status?: number
  readonly field?: string
}

/** What is true of an effect whatever asks for it. */
export type EffectTraits = {
  /** The outside may have carried it out once it is asked for: nothing up to that step can be taken back. */
  readonly isBinding?: true
  /** Its refusal may mean that there is no order after all. */
  readonly isOfOrder?: true
  /** Its answer is large, and kept once beside the log. */
  readonly isLarge?: true
  /** The outside was told something by it that it cannot forget: taking back earlier answers keeps its answer. */
  readonly outlivesUndo?: true
  /** What is known is fetched again: that is not mentioned; a change it brings raises its own question. */
  readonly isRenewal?: true
  /** It tells what changes by itself, so that nobody waits for its answer. */
  readonly isWatch?: true
  /** It only asks: a server does it for a page whose code has not come yet. */
  readonly isReading?: true
  /** Its answer is of one customer alone: nobody else may be given it. */
  readonly isPersonal?: true
}

/** What is true of each effect of a flow that tells the outside who the customer is, what they think or where they are. */
export const OUTLIVES: EffectTraits = { outlivesUndo: true }

/** What is true of an effect that only asks. */
export const READS: EffectTraits = { isReading: true }

/** When an answer came, and when the event before it (epoch ms): a machine has no clock of its own. */
export type AnswerTimes = { readonly at: number; readonly since: number }

/** An answer with the times a machine is given each with, of which the type of its event knows nothing. */
export function timed<Answer extends object>(answer: Answer): Answer & AnswerTimes {
  return answer as Answer & AnswerTimes
}

/** The effects of the conversation, by the names of those who perform them. */
export type EffectName =
  | 'cancelOrder'
  | 'changeOrder'
  | 'checkArrival'
  | 'createOrder'
  | 'currentVisitor'
  | 'endArrival'
  | 'findCoupon'
  | 'findOrder'
  | 'findRestaurant'
  | 'followArrival'
  | 'geocode'
  | 'identify'
  | 'keepFavourite'
  | 'leaveToPay'
  | 'listHistory'
  | 'listRestaurants'
  | 'loadMenu'
  | 'locate'
  | 'logOut'
  | 'openOrder'
  | 'pay'
  | 'rateOrder'
  | 'recallPaymentWay'
  | 'resendEmail'
  | 'sendFeedback'
  | 'settlePayment'
  | 'submitCode'
  | 'tellParkingBay'
  | 'waitForLapse'
  | 'watchOrders'
  | 'watchRestaurant'

/** An effect as it is declared: who performs it, and what is true of it. */
type Declared = { readonly port: EffectName; readonly traits: EffectTraits }

/** An effect a flow asks for by name; the runner performs it. */
export function port<Output, Input>(
  name: EffectName,
  traits: EffectTraits = {},
): PromiseActorLogic<Output, Input> {
  const effect = provided<Output, Input>(name)
  declarations.set(effect, { port: name, traits })
  return effect
}

/** An effect that is provided by who starts the machine. Started by XState itself it throws, so a machine cannot do IO. */
export function provided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new Error(`effect "${name}" is performed from outside, never by the machine`)
  })
}

/** How an effect is declared, by what a machine has for it. Throws for what `port` did not make. */
export function declarationOf(unperformed: unknown): Declared {
  const declared = declarations.get(unperformed as object)
  if (!declared) throw new Error('a flow asks for an effect that no port declares')
  return declared
}

const declarations = new WeakMap<object, Declared>()

/** Whether an unknown thrown or logged value is a failure of the agreed shape. */
export function isPortFailure(value: unknown): value is PortFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'refused' || value.kind === 'failed') &&
    'code' in value &&
    typeof value.code === 'string'
  )
}

/** The failure a machine's onError sees, whatever was thrown. */
export function failureOf(error: unknown): PortFailure {
  return isPortFailure(error) ? error : { kind: 'failed', code: 'unknown' }
}

/** Whether a later try may succeed: no usable answer came, or the server asked to slow down. */
export function isWorthRetrying(error: unknown): boolean {
  const { kind, status } = failureOf(error)
  return kind === 'failed' || status === TOO_MANY_REQUESTS
}

const TOO_MANY_REQUESTS = 429

/** Whether the server said no with a code, as opposed to a fault. */
export function isRefusal(error: unknown): boolean {
  return failureOf(error).kind === 'refused'
}
