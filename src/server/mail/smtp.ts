import { createTransport } from 'nodemailer'
import { WORDMARK_CID } from './letter-page.ts'

/** One mail ready to leave. `messageId` stays the same at every try, so that a mailbox keeps only one. */
export type OutgoingMail = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  /** The picture its page shows, a PNG. */
  readonly wordmark?: Buffer | undefined
  /** Who reads an answer; the sender where nobody is named. */
  readonly replyTo?: string | undefined
}

/** What carries mails away; it throws when a mail was not taken. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Why a mail was not taken, in codes only: what a mail server says names the customer, and this is logged. */
class NotSent extends Error {}

const PATIENCE_MS = 10_000

/** The mail server at `url`; `from` is the sender everybody sees. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A text of ours never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, to, subject, text, html, language, replyTo, wordmark }) {
      const mail = {
        from,
        to: oneAddress(to),
        ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
        subject,
        text,
        html,
        ...(wordmark && { attachments: [inlined(wordmark)] }),
        messageId,
        // Nobody's absence has to be told to a machine (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw new NotSent(codesOf(error))
      })
    },
    close: () => transport.close(),
  }
}

/** Shown in the page, and not listed beside it. */
function inlined(content: Buffer) {
  return {
    filename: 'wordmark.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: WORDMARK_CID,
    content,
  }
}

/** As an object, an address is one address, whatever stands in it. */
function oneAddress(address: string) {
  return { name: '', address }
}

function codesOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const codes = ['code', 'command', 'responseCode'].map((name): unknown => Reflect.get(error, name))
  return codes.filter((code) => code !== undefined).join(' ')
}
