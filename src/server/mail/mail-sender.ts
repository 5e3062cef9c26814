import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Clock } from '../process/clock.ts'
import { pollerOf } from '../process/poller.ts'
import type { Database } from '../store/database.ts'
import { mailTextOf } from './mail-text.ts'
import type { MailSetting } from './mail-text.ts'
import { freeTakenMails, markSent, postpone, takeMail } from './outbox.store.ts'
import type { OutboxMail } from './outbox.store.ts'
import type { MailTransport } from './smtp.ts'

export type SenderDeps = {
  readonly database: Database
  readonly transport: MailTransport
  readonly publicUrl: string
  readonly catalogue: { deployment(): MailSetting['deployment'] & Pick<Deployment, 'email'> }
  readonly clock: Clock
  readonly isOnlyProcess: boolean
  /** Told about a mail that could not be sent; it is tried again. */
  readonly onError: (error: unknown, mailId: string) => void
}

export type MailSender = ReturnType<typeof mailSenderOf>

const POLL_MS = 1_000
const LEASE_MS = 60_000
const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 900_000

/**
 * Sends what waits in the outbox; several processes may do so at once, each mail is one sender's at a time. A process
 * killed between sending and noting it sends that mail again, under the same Message-ID.
 */
export function mailSenderOf(deps: SenderDeps) {
  const stopping = new AbortController()

  /** Sends every mail that is due; resolves when each has left or was put off. */
  async function turn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const now = deps.clock.now()
      const mail = await takeMail(deps.database, now, now + LEASE_MS)
      if (!mail) return
      await send(mail, deps)
    }
  }

  const poller = pollerOf(turn, POLL_MS, (error) => deps.onError(error, 'all'))

  return {
    turn,
    async start(): Promise<void> {
      if (deps.isOnlyProcess) await freeTakenMails(deps.database)
      poller.start()
    },
    async stop(): Promise<void> {
      stopping.abort()
      await poller.stop()
      deps.transport.close()
    },
  }
}

async function send(mail: OutboxMail & { readonly attempts: number }, deps: SenderDeps): Promise<void> {
  const { database, transport, publicUrl, clock, catalogue } = deps
  const deployment = catalogue.deployment()
  const text = mailTextOf(mail, { publicUrl, deployment })
  try {
    if (!text) throw new Error(`a ${mail.kind} of an older version cannot be read`)
    const messageId = `<${mail.id}@${new URL(publicUrl).hostname}>`
    await transport.send({ messageId, to: mail.recipient, replyTo: deployment.email, ...text })
  } catch (error) {
    deps.onError(error, mail.id)
    await postpone(database, mail.id, clock.now() + delayAfter(mail.attempts))
    return
  }
  await markSent(database, mail.id, clock.now())
}

/** 5 s, 10 s, 20 s ... a quarter of an hour, in ms. */
function delayAfter(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
}
