import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { attempt } from '../core/jobs/attempt.ts'
import type { AttemptDeps } from '../core/jobs/attempt.ts'
import type { Job } from '../core/jobs/jobs.store.ts'
import type { JobKind } from '../core/jobs/worker.ts'
import { mailTextOf } from './mail-text.ts'
import type { MailSetting } from './mail-text.ts'
import { WORTH_SENDING_MS, mailOf } from './outbox.store.ts'
import type { MailTransport } from './smtp.ts'

export type MailJobDeps = Omit<AttemptDeps, 'delayAfter'> & {
  readonly transport: MailTransport
  readonly publicUrl: string
  /** The wordmark of the deployment as a PNG, where there is one. */
  readonly wordmark?: () => Promise<Buffer | undefined>
  readonly catalogue: { deployment(): MailSetting['deployment'] & Pick<Deployment, 'email'> }
}

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 900_000

/** Sends what waits in the outbox, one mail after another; a copy of one has the same Message-ID. */
export function mailJob(deps: MailJobDeps): JobKind {
  return {
    kind: 'mail',
    lanes: () => [''],
    leaseMs: 60_000,
    atOnce: 1,
    worthMs: WORTH_SENDING_MS,
    async run(jobs, stopping) {
      for (const job of jobs) await attempt(job, () => send(job, deps), { ...deps, delayAfter }, stopping)
      // One that cannot leave holds up no other.
      return true
    },
    close: () => deps.transport.close(),
  }
}

async function send(
  job: Job,
  { transport, publicUrl, catalogue, wordmark: picture }: MailJobDeps,
): Promise<void> {
  const mail = mailOf(job)
  const deployment = catalogue.deployment()
  const wordmark = await picture?.()
  const text = mailTextOf(mail, { publicUrl, deployment }, wordmark !== undefined)
  if (!text) throw new Error(`a ${mail.kind} of an older version cannot be read`)
  const messageId = `<${mail.id}@${new URL(publicUrl).hostname}>`
  await transport.send({ messageId, to: mail.recipient, replyTo: deployment.email, wordmark, ...text })
}

/** 5 s, 10 s, 20 s ... a quarter of an hour, in ms. */
function delayAfter(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
}
