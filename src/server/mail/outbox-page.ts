import { html } from '../core/http/html.ts'
import type { Html } from '../core/http/html.ts'
import { operatorPage } from '../core/http/operator-page.ts'
import { mailTextOf } from './mail-text.ts'
import type { MailSetting } from './mail-text.ts'
import { wordsOf } from './mail-words.ts'
import type { Words } from './mail-words.ts'
import type { OutboxMail } from './outbox.store.ts'

/** The newest mails as a page to read, without script: for demonstrations, never in production. */
export function outboxPage(
  mails: readonly OutboxMail[],
  language: string,
  timeZone: string,
  setting: MailSetting,
): string {
  const words = wordsOf(language, setting.deployment)
  const shown = mails.map((mail) => articleOf(mail, words, timeZone, setting))
  const body = html`<p>${words.t('mail.outbox.about')}</p>
    ${shown.length === 0 ? html`<p>${words.t('mail.outbox.empty')}</p>` : shown}`
  return operatorPage(words.language, words.t('mail.outbox.title'), body)
}

function articleOf(mail: OutboxMail, { t, time, day }: Words, timeZone: string, setting: MailSetting): Html {
  const written = mailTextOf(mail, setting)
  const at = `${day(mail.createdAt, timeZone)} ${time(mail.createdAt, timeZone)}`
  const { language, kind, recipient, createdAt } = mail
  return html`<article>
    <h2 lang="${language}">${written?.subject ?? kind}</h2>
    <p>
      ${t('mail.outbox.recipient')}: ${recipient}<br />
      ${t('mail.outbox.writtenAt')}:
      <time datetime="${new Date(createdAt).toISOString()}">${at}</time>
    </p>
    ${
      written
        ? html`<pre lang="${language}">${linked(written.text, setting.publicUrl)}</pre>`
        : html`<p>${t('mail.outbox.unreadable')}</p>`
    }
  </article>`
}

/** The text with its links into this shop; any other address stays text. */
function linked(text: string, publicUrl: string): readonly Html[] {
  const pieces = text.split(/(?<=\s)(?=https?:)|(?<=https?:\S*)(?=\s)/)
  return pieces.map((piece) =>
    piece.startsWith(`${publicUrl}/`) ? html`<a href="${piece}">${piece}</a>` : html`${piece}`,
  )
}
