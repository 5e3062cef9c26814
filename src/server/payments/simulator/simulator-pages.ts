import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import { html, option } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { operatorPage } from '../../http/operator-page.ts'
import type { Words } from '../../mail/mail-words.ts'
import { FAULTS, MESSAGE_FAULTS, OPERATIONS } from './faults.ts'
import type { MessageFault } from './faults.ts'
import { GATEWAY_ANSWERS } from './gateway-simulator.ts'
import type { SimulatedTransaction } from './gateway-simulator.ts'
import type { Intent } from './stripe-ledger.ts'

const CARDS = ['accepted', 'declined', 'funds', 'authentication', 'afterwards', 'processing'] as const

export type SwitchesView = {
  readonly messages: MessageFault
  readonly isAway: boolean
  readonly refusesCapture: boolean
  readonly undecided: readonly Intent[]
}

/** /simulator: what there is to try, and the switches for what goes wrong. */
export function switchesPage(view: SwitchesView, { language, t }: Words): string {
  const options = (values: readonly string[]) => values.map((value) => option(value, '', value))
  const body = html`<p>${t('simulator.about')}</p>
    <h2>${t('simulator.cardsTitle')}</h2>
    <ul>
      ${CARDS.map((card) => html`<li>${t(`simulator.cards.${card}`)}</li>`)}
    </ul>
    <p>${t('simulator.anyExpiry')}</p>
    <h2>${t('simulator.fault.title')}</h2>
    ${form(
      'fault',
      html`<label>
          ${t('simulator.fault.operation')}
          <select name="operation">
            ${options(OPERATIONS)}
          </select>
        </label>
        <label>
          ${t('simulator.fault.what')}
          <select name="fault">
            ${options(FAULTS)}
          </select>
        </label>
        <label>
          ${t('simulator.fault.times')}
          <input type="number" name="times" min="1" max="100" value="1" />
        </label>
        <label>${t('simulator.fault.always')} <input type="checkbox" name="always" value="yes" /></label>
        <button>${t('simulator.fault.set')}</button>`,
    )}
    ${form('clear', html`<button>${t('simulator.fault.clear')}</button>`)}
    <h2>${t('simulator.messages.title')}</h2>
    ${form(
      'messages',
      html`<label>
          ${t('simulator.messages.what')}
          <select name="messages">
            ${MESSAGE_FAULTS.map((value) => option(value, view.messages, t(`simulator.messages.${value}`)))}
          </select>
        </label>
        <button>${t('simulator.fault.set')}</button>`,
    )}
    <h2>${t('simulator.gateway.title')}</h2>
    ${form(
      'gateway',
      html`${box('isAway', view.isAway, t('simulator.gateway.isAway'))}
        ${box('refusesCapture', view.refusesCapture, t('simulator.gateway.refusesCapture'))}
        <button>${t('simulator.fault.set')}</button>`,
    )}
    <h2>${t('simulator.undecided.title')}</h2>
    ${view.undecided.length === 0 ? html`<p>${t('simulator.undecided.none')}</p>` : undefined}
    ${view.undecided.map(({ id }) =>
      form(
        'decide',
        html`<input type="hidden" name="id" value="${id}" />${id}
          <button name="answer" value="yes">${t('simulator.undecided.yes')}</button>
          <button name="answer" value="no">${t('simulator.undecided.no')}</button>`,
      ),
    )}`
  return operatorPage(language, t('simulator.title'), body)
}

/** The page of the gateway the customer is sent to with a form. */
export function gatewayPage(
  transaction: SimulatedTransaction | undefined,
  { language, t, money }: Words,
): string {
  if (!transaction)
    return operatorPage(language, t('simulator.title'), html`<p>${t('simulator.pay.wrong')}</p>`)
  const { currency } = transaction
  const amount = money(fromProviderAmount('nepting', transaction.amount, currency), currency, WHOLE)
  const buttons = GATEWAY_ANSWERS.map(
    (answer) => html`<button name="answer" value="${answer}">${t(`simulator.pay.${answer}`)}</button>`,
  )
  const body = html`<p>${t('simulator.pay.about')}</p>
    <form method="post" action="/simulator/gateway/answer">
      <input type="hidden" name="transactionId" value="${transaction.transactionId}" />
      ${buttons}
    </form>`
  return operatorPage(language, t('simulator.pay.title', { amount }), body)
}

const WHOLE = { minFractionDigits: 2, maxFractionDigits: 2 }

function form(about: string, fields: Html): Html {
  return html`<form method="post" action="/simulator">
    <input type="hidden" name="about" value="${about}" />
    ${fields}
  </form>`
}

function box(name: string, isOn: boolean, label: string): Html {
  const input = isOn
    ? html`<input type="checkbox" name="${name}" value="yes" checked />`
    : html`<input type="checkbox" name="${name}" value="yes" />`
  return html`<label>${label} ${input}</label>`
}
