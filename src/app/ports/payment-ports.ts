import { fetchOrder } from '#api/orders.api.ts'
import { payByTest, settlePayment as settle, startCardPayment, startAwayPayment } from '#api/payments.api.ts'
import { leavesOpen } from '#domain/checkout/card-decline.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { isTrial, takesCard } from '#domain/checkout/payment-way.ts'
import { SETTLE_POLL_MS } from '#domain/constants.ts'
import type { Order } from '#domain/orders/order.ts'
import { failureOf, isWorthRetrying, type PortFailure } from '#flows/core/log/port.ts'
import type { Payable } from '#flows/checkout/checkout.events.ts'
import type { CardProblem, FilledCard } from '#bindings/checkout/card-handoff.ts'
import { callFetched } from '#bindings/runtime/until-fetched.ts'
import { paymentWayIn, rememberPaymentWay } from '../storage/storage.ts'
import { asPort, portRefusal } from './failing.ts'
import { redactionOf } from './redaction.ts'
import { savedCards } from './cards-on-file.ts'
import { alone, backOff, holding, pause } from './waiting.ts'
import type { At, World } from './world.ts'

/** For so long (ms) a tab that takes over a payment waits for the one that confirms it. */
const CONFIRMING_MS = 60_000
const INTERRUPTED = 'payment.interrupted'
const UNANSWERED: CardProblem = { code: 'unreachable' }

/** The effects of paying. Whether an order is paid only the server says (S4.56); nothing of a card comes by here. */
export function createPaymentPorts({ http, page, personalData, storage, payments }: World) {
  const redacted = redactionOf(personalData)
  const { handoff, cameBack } = payments
  /** The page is being left for the provider; only its Back button can show it again. */
  let isLeaving = false
  return { recallPaymentWay, pay, leaveToPay, settlePayment }

  /** The way of last time, or the one that is offered first: nobody is asked before they see the whole order. */
  async function recallPaymentWay(
    { offered }: { offered: readonly PaymentProvider[] },
    { conversation }: At,
  ): Promise<PaymentWay | null> {
    const isUser = conversation.flows.session.context.visitor.kind === 'user'
    const kept = isUser ? await savedCards(http, offered).catch(() => []) : []
    const usable = kept.filter(({ keeper }) => offered.includes(keeper))
    const last = paymentWayIn(storage)
    const isOffered = last !== undefined && offered.includes(last.provider)
    const cards = isOffered ? usable.filter(({ keeper }) => keeper === last.provider) : usable
    const card = cards.find(({ id }) => id === last?.methodId) ?? cards[0]
    if (card) return { provider: card.keeper, methodId: card.id }
    const provider = isOffered ? last.provider : offered[0]
    return provider === undefined ? null : { provider }
  }

  async function pay({ order, way, savesCard }: Payable, { signal, isResumed = false }: At): Promise<Order> {
    if (!order) throw portRefusal('order.notFound')
    if (way) rememberPaymentWay(storage, way)
    if (way === undefined || isTrial(way)) {
      return isResumed && cameBack.isFromBank ? settled(order, 'payment.refused') : payAsTest(order, signal)
    }
    if (isResumed) return resumed(order, signal)
    const lock = confirmingOf(order)
    if (way.methodId !== undefined) return holding(lock, () => payBySavedCard(order, way))
    const card = handoff.take()
    return card ? holding(lock, () => payByCard(order, way, savesCard, card)) : resumed(order, signal)
  }

  async function payAsTest(order: Order, signal: AbortSignal): Promise<Order> {
    const { authenticationUrl } = await asPort(payByTest(http)(order.id))
    if (authenticationUrl === undefined) return redacted(await asPort(fetchOrder(http)(order.id)))
    page.goTo(authenticationUrl)
    await page.shownAgain(signal)
    return settled(order, 'payment.refused')
  }

  /** A card that was filled in is gone with its page; the customer may have been at the bank since, or another tab is confirming it. */
  async function resumed(order: Order, signal: AbortSignal): Promise<Order> {
    const confirmed = alone(confirmingOf(order), signal, async () => undefined)
    await Promise.race([confirmed, pause(CONFIRMING_MS, signal)]).catch(() => undefined)
    return settled(order, cameBack.isFromBank ? 'card.notConfirmed' : INTERRUPTED)
  }

  async function payByCard(
    order: Order,
    way: PaymentWay,
    savesCard: boolean,
    card: FilledCard,
  ): Promise<Order> {
    try {
      const { clientSecret } = await asPort(
        startCardPayment(http)(way.provider, order.id, { savePaymentMethod: savesCard && takesCard(way) }),
      )
      const problem =
        clientSecret === undefined
          ? undefined
          : await card.confirm(clientSecret, returnUrl()).catch(() => UNANSWERED)
      return await decided(order, problem)
    } catch (error) {
      card.giveUp?.()
      throw error
    }
  }

  async function payBySavedCard(order: Order, way: PaymentWay): Promise<Order> {
    const { methodId } = way
    const { clientSecret } = await asPort(
      startCardPayment(http)(
        way.provider,
        order.id,
        methodId === undefined ? {} : { paymentMethodId: methodId },
      ),
    )
    if (clientSecret !== undefined) {
      const problem = await callFetched(() => import('#pages/payment/faces.ts'))
        .then(({ FACES }) => FACES[way.provider]?.approve?.(payments, clientSecret))
        .catch(() => UNANSWERED)
      return decided(order, problem)
    }
    return settled(order, 'card.notConfirmed')
  }

  /** What became of a payment that was confirmed, or was not for this reason. */
  async function decided(order: Order, problem: CardProblem | undefined): Promise<Order> {
    if (!problem) return settled(order, 'card.notConfirmed')
    if (!leavesOpen(problem.code)) throw cardRefusal(problem)
    return settled(order, INTERRUPTED)
  }

  async function leaveToPay({ order, way, savesCard }: Payable): Promise<null> {
    if (!order || !way) throw portRefusal('order.notFound')
    rememberPaymentWay(storage, way)
    const { methodId } = way
    const choice = methodId === undefined ? { savePaymentMethod: savesCard } : { paymentMethodId: methodId }
    const away = await asPort(startAwayPayment(http)(way.provider, order.id, choice)).catch(unlessPaid)
    if (!away) return null
    if (away.kind === 'redirect') {
      isLeaving = true
      page.goTo(away.url)
      return null
    }
    const { url, data, signature } = away
    if (url === undefined || !url.startsWith(`${payments.formGatewayUrl}/`))
      throw portRefusal('payment.failed')
    isLeaving = true
    page.sendTo(url, { ...data, signature })
    return null
  }

  async function settlePayment({ order, way }: Payable, { signal }: At): Promise<Order> {
    if (!order) throw portRefusal('order.notFound')
    if (isLeaving) await page.shownAgain(signal)
    isLeaving = false
    const unpaid = cameBack.isCancelled ? 'payment.cancelled' : 'payment.refused'
    for (let failures = 0; ;) {
      try {
        const found = await settled(order, takesCard(way) ? 'card.notConfirmed' : unpaid)
        if (found.state !== 'WAITING') return found
        failures = 0
      } catch (error) {
        if (!isWorthRetrying(error)) throw error
        failures += 1
      }
      await pause(backOff(SETTLE_POLL_MS, failures), signal)
    }
  }

  /** The order as the server finds it; refused by `unpaid` where nobody has paid it. */
  async function settled({ id }: Order, unpaid: string): Promise<Order> {
    const order = await asPort(settle(http)(id))
    if (order.state === 'CREATED') throw portRefusal(unpaid)
    if (order.state === 'CANCELLED') throw portRefusal('order.alreadyCancelled')
    if (order.state === 'INJECTION_ERROR' || order.state === 'CONFLICTED') throw portRefusal('order.notTaken')
    return redacted(order)
  }
}

/** The tab that confirms a payment holds this lock, until the provider has answered. */
function confirmingOf({ id }: Order): string {
  return `orda.confirming.${id}`
}

function cardRefusal({ code, field }: CardProblem): PortFailure {
  return { ...portRefusal(`card.${code}`), ...(field === undefined ? {} : { field: `card.${field}` }) }
}

function unlessPaid(error: unknown): undefined {
  if (failureOf(error).code !== 'order.alreadyPaid') throw error
}

/** Where a bank sends the customer back to: to the order, in the view they left. */
function returnUrl(): string {
  const url = new URL(location.href)
  url.pathname = '/checkout'
  url.hash = ''
  return url.href
}
