import { html, option } from '#server/core/http/html.ts'
import { operatorPage } from '#server/core/http/operator-page.ts'
import type { Words } from '#server/mail/mail-words.ts'
import { MESSAGE_FAULTS } from '#server/payments/player.ts'
import type { MessageFault, Player } from '#server/payments/player.ts'
import { switchForm } from './switch-form.ts'

/** /simulator: what there is to try, and the switches for what goes wrong. */
export function simulatorPage(players: readonly Player[], messages: MessageFault, words: Words): string {
  const { language, t } = words
  const body = html`<p>${t('simulator.about')}</p>
    <h2>${t('simulator.messages.title')}</h2>
    ${switchForm(
      'messages',
      html`<label>
          ${t('simulator.messages.what')}
          <select name="messages">
            ${MESSAGE_FAULTS.map((value) => option(value, messages, t(`simulator.messages.${value}`)))}
          </select>
        </label>
        <button>${t('simulator.fault.set')}</button>`,
    )}
    ${switchForm('clear', html`<button>${t('simulator.fault.clear')}</button>`)}
    ${players.map((each) => each.switchesPage(words))}`
  return operatorPage(language, t('simulator.title'), body)
}
