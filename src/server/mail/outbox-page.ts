import { mailTextOf } from './mail-text.ts'
import { wordsOf } from './mail-words.ts'
import type { Words } from './mail-words.ts'
import type { OutboxMail } from './outbox.store.ts'

/** The newest mails as a page to read, without script or style: for demonstrations, never in production. */
export function outboxPage(
  mails: readonly OutboxMail[],
  language: string,
  timeZone: string,
  publicUrl: string,
): string {
  const words = wordsOf(language)
  const title = escaped(words.t('mail.outbox.title'))
  const shown = mails.map((mail) => articleOf(mail, words, timeZone, publicUrl))
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(words.t('mail.outbox.about'))}</p>
${shown.length === 0 ? `<p>${escaped(words.t('mail.outbox.empty'))}</p>` : shown.join('\n')}
</main>
</body>
</html>
`
}

function articleOf(mail: OutboxMail, { t, time, day }: Words, timeZone: string, publicUrl: string): string {
  const written = mailTextOf(mail, publicUrl)
  const at = `${day(mail.createdAt, timeZone)} ${time(mail.createdAt, timeZone)}`
  return `<article>
<h2 lang="${escaped(mail.language)}">${escaped(written?.subject ?? mail.kind)}</h2>
<p>${escaped(t('mail.outbox.recipient'))}: ${escaped(mail.recipient)}<br>
${escaped(t('mail.outbox.writtenAt'))}: <time datetime="${new Date(mail.createdAt).toISOString()}">${escaped(at)}</time></p>
${written ? `<pre lang="${escaped(mail.language)}">${linked(written.text, publicUrl)}</pre>` : `<p>${escaped(t('mail.outbox.unreadable'))}</p>`}
</article>`
}

/** The text with its links into this shop; any other address stays text. */
function linked(text: string, publicUrl: string): string {
  return text
    .split(/(?<=\s)(?=https?:)|(?<=https?:\S*)(?=\s)/)
    .map((piece) => {
      const written = escaped(piece)
      return piece.startsWith(`${publicUrl}/`) ? `<a href="${written}">${written}</a>` : written
    })
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
