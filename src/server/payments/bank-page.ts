import { html } from '../core/http/html.ts'
import { operatorPage } from '../core/http/operator-page.ts'
import type { Words } from '../mail/mail-words.ts'

/** What a bank asks its customer about, and where their answer is sent; amounts in minor units. */
export type Asked = { readonly amount: number; readonly currency: string; readonly action: string }

const WHOLE = { minFractionDigits: 2, maxFractionDigits: 2 }

/** The page of a bank that asks its customer before a payment; undefined where there is nothing to approve any more. */
export function bankPage(asked: Asked | undefined, { language, t, money }: Words): string {
  if (!asked) return operatorPage(language, t('simulator.title'), html`<p>${t('simulator.bank.over')}</p>`)
  const body = html`<p>${t('simulator.bank.about')}</p>
    <form method="post" action="${asked.action}">
      <button name="answer" value="yes">${t('simulator.bank.approve')}</button>
      <button name="answer" value="no">${t('simulator.bank.decline')}</button>
    </form>`
  const amount = money(asked.amount, asked.currency, WHOLE)
  return operatorPage(language, t('simulator.bank.title', { amount }), body)
}
