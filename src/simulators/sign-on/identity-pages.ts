import { html, option } from '#server/core/http/html.ts'
import { operatorPage } from '#server/core/http/operator-page.ts'
import type { Words } from '#server/mail/mail-words.ts'
import { SIGN_ON_FAULTS } from './identity-simulator.ts'
import type { SignOnFault } from './identity-simulator.ts'

/** The page of a simulated provider, where a customer says who they are; undefined is a request no provider takes. */
export function signOnPage(
  asked: { readonly provider: string; readonly action: string } | undefined,
  { language, t }: Words,
): string {
  if (!asked)
    return operatorPage(language, t('simulator.signOn.title'), html`<p>${t('simulator.signOn.wrong')}</p>`)
  const { provider, action } = asked
  const body = html`<p>${t('simulator.signOn.about')}</p>
    <form method="post" action="${action}">
      <label>
        ${t('simulator.signOn.email')}
        <input type="email" name="email" value="kari@example.com" required />
      </label>
      <label>${t('simulator.signOn.firstName')} <input name="firstName" value="Kari" /></label>
      <label>${t('simulator.signOn.lastName')} <input name="lastName" value="Nordmann" /></label>
      <label>
        ${t('simulator.signOn.verified')}
        <input type="checkbox" name="verified" value="yes" checked />
      </label>
      <button name="answer" value="yes">${t('simulator.signOn.enter')}</button>
      <button name="answer" value="no" formnovalidate>${t('simulator.signOn.cancel')}</button>
    </form>`
  return operatorPage(language, t('simulator.signOn.at', { provider }), body)
}

/** /simulator/sign-on: the switches for what goes wrong with both providers. */
export function signOnSwitchesPage(fault: SignOnFault, { language, t }: Words): string {
  const faults = SIGN_ON_FAULTS.map((each) => option(each, fault, t(`simulator.signOn.faults.${each}`)))
  const body = html`<p>${t('simulator.signOn.about')}</p>
    <form method="post" action="/simulator/sign-on">
      <label>
        ${t('simulator.signOn.fault')}
        <select name="fault">
          ${faults}
        </select>
      </label>
      <button>${t('simulator.fault.set')}</button>
    </form>
    <form method="post" action="/simulator/sign-on">
      <button name="rotate" value="yes">${t('simulator.signOn.rotate')}</button>
    </form>`
  return operatorPage(language, t('simulator.signOn.title'), body)
}
