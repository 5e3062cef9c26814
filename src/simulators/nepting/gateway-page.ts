import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import { html } from '#server/core/http/html.ts'
import { operatorPage } from '#server/core/http/operator-page.ts'
import type { Words } from '#server/mail/mail-words.ts'
import { GATEWAY_ANSWERS } from './gateway-simulator.ts'
import type { SimulatedTransaction } from './gateway-simulator.ts'

const WHOLE = { minFractionDigits: 2, maxFractionDigits: 2 }

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
