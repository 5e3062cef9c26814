import type { FastifyInstance } from 'fastify'
import { create, defaulted, enums, type } from 'superstruct'
import { Failure } from '#server/core/http/failure.ts'
import { html } from '#server/core/http/html.ts'
import { sendOperatorPage } from '#server/core/http/operator-page.ts'
import type { PlayedIn, Player, PlayerWorld } from '#server/payments/player.ts'
import { assertOwnPage, fieldsOf, wordsFor } from '../payments/simulator-request.ts'
import { switchBox, switchForm } from '../payments/switch-form.ts'
import type { NeptingSettings } from '#server/payments/nepting/nepting-payment.ts'
import { neptingSetUp } from '#server/payments/nepting/nepting-set-up.ts'
import { gatewayPage } from './gateway-page.ts'
import { GATEWAY_ANSWERS, gatewaySimulator } from './gateway-simulator.ts'
import type { GatewayLedger, GatewaySimulator } from './gateway-simulator.ts'

export type GatewayPlayer = Player & { readonly gateway: GatewaySimulator }

export const SIMULATED_GATEWAY: NeptingSettings = {
  url: '/simulator/gateway',
  merchantId: 'simulated-merchant',
  secret: 'the simulated gateway keeps no secret',
}

const Yes = defaulted(enums(['yes', 'no']), 'no')
const Switches = type({ isAway: Yes, refusesCapture: Yes })

/** Plays the gateway of payment by form, and its page. */
export function gatewayPlayer({ now, newId, post, kept, keep }: PlayerWorld): GatewayPlayer {
  const gateway = gatewaySimulator({
    ...SIMULATED_GATEWAY,
    now,
    newId,
    send: (url, body) =>
      post(new URL(url).pathname, body, { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(kept && { ledger: kept as Partial<GatewayLedger> }),
    keep,
  })
  const { faults } = gateway
  return {
    gateway,
    setUp: neptingSetUp(SIMULATED_GATEWAY),
    fetch: gateway.fetch,
    deliver: gateway.deliver,
    messages(fault) {
      faults.messages = fault
    },
    clear: () => Object.assign(faults, { isAway: false, refusesCapture: false, messages: 'none' }),
    switches: {
      gateway(told) {
        const { isAway, refusesCapture } = create(told, Switches)
        faults.isAway = isAway === 'yes'
        faults.refusesCapture = refusesCapture === 'yes'
      },
    },
    switchesPage: ({ t }) =>
      html`<h2>${t('simulator.gateway.title')}</h2>
        ${switchForm(
          'gateway',
          html`${switchBox('isAway', faults.isAway, t('simulator.gateway.isAway'))}
            ${switchBox('refusesCapture', faults.refusesCapture, t('simulator.gateway.refusesCapture'))}
            <button>${t('simulator.fault.set')}</button>`,
        )}`,
    install: (pages, shop) => installGateway(pages, gateway, shop),
  }
}

function installGateway(pages: FastifyInstance, gateway: GatewaySimulator, shop: PlayedIn): void {
  pages.post('/simulator/gateway/pay', (request, reply) => {
    const transaction = gateway.take(Object.fromEntries(fieldsOf(request)))
    return sendOperatorPage(
      reply.code(transaction ? 200 : 400),
      gatewayPage(transaction, wordsFor(request, shop)),
    )
  })
  pages.post('/simulator/gateway/answer', (request, reply) => {
    assertOwnPage(request)
    const said = GATEWAY_ANSWERS.find((each) => each === fieldsOf(request).get('answer'))
    const back = said && gateway.answer(fieldsOf(request).get('transactionId') ?? '', said)
    if (back === undefined) throw new Failure(404, 'request.notFound')
    return reply.redirect(new URL(back).pathname, 303)
  })
}
