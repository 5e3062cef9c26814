import type { FastifyInstance, FastifyRequest } from 'fastify'
import { create, defaulted, enums, type } from 'superstruct'
import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import { Failure } from '#server/core/http/failure.ts'
import { html } from '#server/core/http/html.ts'
import { operatorPage, sendOperatorPage } from '#server/core/http/operator-page.ts'
import type { Words } from '#server/mail/mail-words.ts'
import type { PlayedIn, Player, PlayerWorld } from '#server/payments/player.ts'
import { assertOwnPage, fieldsOf, wordsFor } from '../payments/simulator-request.ts'
import { switchBox, switchForm } from '../payments/switch-form.ts'
import type { VippsSettings } from '#server/payments/vipps/vipps-client.ts'
import { VIPPS_MESSAGES } from '#server/payments/vipps/vipps-message.ts'
import { vippsSetUp } from '#server/payments/vipps/vipps-set-up.ts'
import { VIPPS_ANSWERS, vippsSimulator } from './vipps-simulator.ts'
import type { SimulatedVippsPayment, VippsLedger } from './vipps-ledger.ts'
import type { VippsSimulator } from './vipps-simulator.ts'

export type VippsPlayer = Player & { readonly vipps: VippsSimulator }

/** With these anybody may ask the simulator, and nobody anything else. */
export const SIMULATED_VIPPS: VippsSettings = {
  url: 'http://simulator/vipps',
  clientId: 'simulated-client',
  clientSecret: 'the simulated app keeps no secret',
  subscriptionKey: 'simulated-subscription',
  merchantSerialNumber: '123456',
  webhookSecret: 'the simulated messages are signed with this',
}

/** What the restaurant does at its portal, beside what the customer does in the app. */
const TAKE = 'take'
const WHOLE = { minFractionDigits: 2, maxFractionDigits: 2 }
const Yes = defaulted(enums(['yes', 'no']), 'no')
const Switches = type({ isAway: Yes, losesAnswers: Yes, refusesCapture: Yes })

/** Plays Vipps MobilePay, and the page its app is opened from. */
export function vippsPlayer({ now, post, host, kept, keep }: PlayerWorld): VippsPlayer {
  const vipps = vippsSimulator({
    ...SIMULATED_VIPPS,
    now,
    pageOf: (reference) => `/simulator/vipps/${reference}`,
    messagesAt: () => ({ path: VIPPS_MESSAGES, host: host() }),
    send: (body, headers) => post(VIPPS_MESSAGES, body, headers),
    ...(kept && { ledger: kept as Partial<VippsLedger> }),
    keep,
  })
  const { faults } = vipps
  return {
    vipps,
    setUp: vippsSetUp(SIMULATED_VIPPS),
    fetch: vipps.fetch,
    deliver: vipps.deliver,
    messages(fault) {
      faults.messages = fault
    },
    clear: vipps.clear,
    switches: {
      vipps(told) {
        const { isAway, losesAnswers, refusesCapture } = create(told, Switches)
        faults.isAway = isAway === 'yes'
        faults.losesAnswers = losesAnswers === 'yes'
        faults.refusesCapture = refusesCapture === 'yes'
      },
    },
    switchesPage: ({ t }) =>
      html`<h2>${t('simulator.vipps.title')}</h2>
        ${switchForm(
          'vipps',
          html`${switchBox('isAway', faults.isAway, t('simulator.gateway.isAway'))}
            ${switchBox('losesAnswers', faults.losesAnswers, t('simulator.vipps.losesAnswers'))}
            ${switchBox('refusesCapture', faults.refusesCapture, t('simulator.gateway.refusesCapture'))}
            <button>${t('simulator.fault.set')}</button>`,
        )}`,
    install: (pages, shop) => installVipps(pages, vipps, shop),
  }
}

type At = { Params: { readonly reference: string } }

function installVipps(pages: FastifyInstance, vipps: VippsSimulator, shop: PlayedIn): void {
  const at = '/simulator/vipps/:reference'
  pages.get(at, (request: FastifyRequest<At>, reply) =>
    sendOperatorPage(reply, appPage(vipps.find(request.params.reference), wordsFor(request, shop))),
  )
  pages.post(at, (request: FastifyRequest<At>, reply) => {
    assertOwnPage(request)
    const { reference } = request.params
    const given = fieldsOf(request).get('answer')
    const said = VIPPS_ANSWERS.find((each) => each === given)
    const back = given === TAKE ? vipps.take(reference) : said && vipps.answer(reference, said)
    if (back === undefined) throw new Failure(404, 'request.notFound')
    return reply.redirect(new URL(back).pathname, 303)
  })
}

/** What has become of a payment that the customer has answered. */
function overSaid(payment: SimulatedVippsPayment | undefined): string {
  if ((payment?.aggregate.refundedAmount.value ?? 0) > 0) return 'simulator.vipps.refunded'
  return (payment?.aggregate.cancelledAmount.value ?? 0) > 0 ? 'simulator.vipps.letGo' : 'simulator.bank.over'
}

/** What the app asks its customer. */
function appPage(payment: SimulatedVippsPayment | undefined, { language, t, money }: Words): string {
  if (payment?.state !== 'CREATED') {
    const over = html`<p>${t(overSaid(payment))}</p>
      <form method="post">
        <button name="answer" value="${TAKE}">${t('simulator.vipps.take')}</button>
      </form>`
    return operatorPage(language, t('simulator.vipps.title'), over)
  }
  const { currency, value } = payment.amount
  const amount = money(fromProviderAmount('vipps', value, currency), currency, WHOLE)
  const body = html`<p>${t('simulator.vipps.about')}</p>
    <form method="post">
      ${VIPPS_ANSWERS.map(
        (answer) => html`<button name="answer" value="${answer}">${t(`simulator.vipps.${answer}`)}</button>`,
      )}
    </form>`
  return operatorPage(language, t('simulator.pay.title', { amount }), body)
}
