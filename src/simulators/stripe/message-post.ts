import { Stripe } from 'stripe'
import type { Faults } from './stripe-faults.ts'
import type { Happening } from './stripe-account.ts'

/** A message about what happened, as it is sent. */
export type Message = { readonly id: string; readonly type: Happening['type']; readonly body: string }

export type PostOptions = {
  readonly webhookSecret: string
  readonly now: () => number
  readonly newId: (prefix: string) => string
  /** Brings a message; answers with the status it was received with, or throws. */
  readonly send: (body: string, signature: string) => Promise<number>
}

export type MessagePost = ReturnType<typeof messagePost>

/** Stripe's messages: signed, kept until they are received, and told as badly as they are asked to be. */
export function messagePost({ webhookSecret, now, newId, send }: PostOptions, faults: Faults) {
  const waiting: Message[] = []
  const sent: Message[] = []

  function signatureOf(body: string, secret: string): string {
    return new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(now() / 1000),
    })
  }

  /** Puts a message of this happening in the post. */
  function post({ type, object }: Happening): void {
    const id = newId('evt')
    const event = {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: Math.floor(now() / 1000),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object },
    }
    waiting.push({ id, type, body: JSON.stringify(event) })
  }

  /** Sends one; true where it was received. Signed by nobody it knows where it is forged. */
  async function bring({ body }: Message, isForged = false): Promise<boolean> {
    const secret = isForged ? 'whsec_of_somebody_else' : webhookSecret
    try {
      return (await send(body, signatureOf(body, secret))) < 300
    } catch {
      return false
    }
  }

  /** Sends what waits, as the switch for messages says; what is not received waits on. */
  async function deliver(): Promise<void> {
    const due = waiting.splice(0)
    if (faults.messages === 'late') {
      waiting.push(...due)
      return
    }
    if (faults.messages === 'lost') return
    if (faults.messages === 'reordered') due.reverse()
    for (const message of due) {
      if (faults.messages === 'forged') await bring(message, true)
      const isReceived = await bring(message)
      if (faults.messages === 'doubled') await bring(message)
      if (isReceived) sent.push(message)
      else waiting.push(message)
    }
  }

  return { post, bring, deliver, waiting, sent }
}
