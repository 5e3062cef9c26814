import { html, option } from '#server/core/http/html.ts'
import type { Html } from '#server/core/http/html.ts'
import type { Words } from '#server/mail/mail-words.ts'
import { switchForm } from '../payments/switch-form.ts'
import { FAULTS, OPERATIONS } from './stripe-faults.ts'
import type { Intent } from './stripe-ledger.ts'

const CARDS = ['accepted', 'declined', 'funds', 'authentication', 'afterwards', 'processing'] as const

/** The cards there are to try, what can go wrong, and what a bank has not decided. */
export function stripeSwitchesPage(undecided: readonly Intent[], { t }: Words): Html {
  const options = (values: readonly string[]) => values.map((value) => option(value, '', value))
  return html`<h2>${t('simulator.cardsTitle')}</h2>
    <ul>
      ${CARDS.map((card) => html`<li>${t(`simulator.cards.${card}`)}</li>`)}
    </ul>
    <p>${t('simulator.anyExpiry')}</p>
    <h2>${t('simulator.fault.title')}</h2>
    ${switchForm(
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
    <h2>${t('simulator.undecided.title')}</h2>
    ${undecided.length === 0 ? html`<p>${t('simulator.undecided.none')}</p>` : undefined}
    ${undecided.map(({ id }) =>
      switchForm(
        'decide',
        html`<input type="hidden" name="id" value="${id}" />${id}
          <button name="answer" value="yes">${t('simulator.undecided.yes')}</button>
          <button name="answer" value="no">${t('simulator.undecided.no')}</button>`,
      ),
    )}`
}
