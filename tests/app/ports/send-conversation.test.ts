import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sendConversation } from '#app/ports/send-conversation.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { keepPageFault } from '#bindings/support/page-faults.ts'
import { orderCardToken, orderEmailToken } from '#bindings/orders/order-drafts.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import { id } from '#domain/ids.ts'
import type { Entry, Log } from '#flows/core/log/log.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { RECORDED, recordingOf } from '#tests/conversations/recordings.ts'

const ANSWER: Answering = ({ path }) =>
  path === '/x/conversations' ? says({ code: 'ACDEFG', wanted: [] }) : says({})
const SAID = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `canary ${text}`)

/** What somebody typed at one place of a conversation, or a name under which something is kept that no token stands for. */
type Typed = { readonly step: number; readonly said: string }
const TYPED = fc.array(fc.record({ step: fc.nat({ max: 40 }), said: SAID }), { minLength: 1, maxLength: 6 })

describe('a conversation that is sent', () => {
  test('holds nothing that was typed, and no value, where the customer did not tick that', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...RECORDED), TYPED, async (name, typed) => {
        const { log, personalData } = spokenIn(recordingOf(name), typed)
        const { sent, log: packed } = await sentWith(log, personalData, false)
        expect(sent).not.toHaveProperty('values')
        expect(packed + JSON.stringify(sent)).not.toContain('canary')
      }),
      { numRuns: 30 },
    )
  })

  test('brings what the tokens of its log stand for where they did, each once, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...RECORDED), TYPED, async (name, typed) => {
        const { log, personalData, tokens } = spokenIn(recordingOf(name), typed)
        const { sent, log: packed } = await sentWith(log, personalData, true)
        expect(packed).not.toContain('canary')
        expect(new Map(sent.values?.map(({ name: token, value }) => [token, value]))).toEqual(tokens)
        expect(sent.values).toHaveLength(tokens.size)
      }),
      { numRuns: 30 },
    )
  })

  test('keeps the secret of a mailed link here, whatever is ticked', async () => {
    const personalData = createPersonalData(undefined)
    const link = { guest: personalData.keep('canary guest'), secret: personalData.keep('canary secret') }
    const recorded = recordingOf(RECORDED[0] ?? '')
    const log = withEvent(recorded, { type: 'command', command: { type: 'order.cancel', id: id('o'), link } })
    const { sent } = await sentWith(log, personalData, true)
    expect(sent.values).toEqual([])
  })

  test('brings the mail address of an order, and never its card', async () => {
    const personalData = createPersonalData(undefined)
    const [email, card] = [orderEmailToken(id('o')), orderCardToken(id('o'))]
    personalData.keepDraft(email, 'canary@example.no')
    personalData.keepDraft(card, 'canary 4242')
    const order = { id: id('o'), customerEmail: email, paidWith: { maskedPan: card } }
    const log = withEvent(recordingOf(RECORDED[0] ?? ''), { type: 'done', effect: '0', output: order })
    const { sent } = await sentWith(log, personalData, true)
    expect(sent.values).toEqual([{ name: email, value: 'canary@example.no' }])
  })

  test('brings what broke on its page, the last few', async () => {
    const personalData = createPersonalData(undefined)
    for (const at of [1, 2, 3, 4, 5, 6]) keepPageFault(personalData, `TypeError page.js:${at}:7`)
    const { sent } = await sentWith(recordingOf(RECORDED[0] ?? ''), personalData, false)
    expect(sent.summary.faults.slice(-5)).toEqual([2, 3, 4, 5, 6].map((at) => `TypeError page.js:${at}:7`))
  })

  test.each<[string, Answering, string]>([
    ['the line drops', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['the restaurant takes none any more', () => says({ code: 'request.notFound' }, 404), 'request.notFound'],
  ])('is not thought to have arrived where %s', async (_, answering, code) => {
    const { http } = clientOf(answering)
    const outcome = await sendConversation(
      { log: recordingOf(RECORDED[0] ?? ''), view: 'chat', version: '5', reason: 'help', withValues: false },
      { http, language: () => 'en', personalData: createPersonalData(undefined) },
    )
    expect(outcome).toMatchObject({ failure: { code } })
  })

  test('has arrived though a large answer got lost behind it', async () => {
    const { blobs, ...rest } = recordingOf(RECORDED[0] ?? '')
    const log = { ...rest, blobs: { ...blobs, large: 'x'.repeat(2_000) } }
    const { http } = clientOf(({ path, body }) => {
      if (path !== '/x/conversations') return Promise.reject(new TypeError('Failed to fetch'))
      return says({ code: 'ACDEFG', wanted: (body as SentBody).parts.map(({ sha }) => sha) })
    })
    const outcome = await sendConversation(
      { log, view: 'chat', version: '5', reason: 'help', withValues: false },
      { http, language: () => 'en', personalData: createPersonalData(undefined) },
    )
    expect(outcome).toEqual({ code: 'ACDEFG' })
  })
})

type SentBody = {
  readonly log: string
  readonly summary: { readonly faults: readonly string[] }
  readonly parts: readonly { readonly sha: string }[]
  readonly values?: readonly { readonly name: string; readonly value: string }[]
}

async function sentWith(log: Log, personalData: PersonalData, withValues: boolean) {
  const { http, asked } = clientOf(ANSWER)
  await sendConversation(
    { log, view: 'chat', version: '5', reason: 'help', withValues },
    { http, language: () => 'en', personalData },
  )
  const sent = asked.find(({ path }) => path === '/x/conversations')?.body as SentBody
  return { sent, log: inflateRawSync(Buffer.from(sent.log, 'base64url')).toString() }
}

/** The conversation with things said in it, and beside it what is half-typed under the names that are texts of its log. */
function spokenIn(recorded: Log, typed: readonly Typed[]) {
  const personalData = createPersonalData(undefined)
  const tokens = new Map<string, string>()
  let log = recorded
  for (const { step, said } of typed) {
    const token = personalData.keep(said)
    tokens.set(token, said)
    log = withEvent(log, { type: 'command', command: { type: 'restaurant.search', text: token } }, step)
  }
  for (const text of textsOf(recorded.entries)) personalData.keepDraft(text, `canary half-typed in ${text}`)
  for (const field of ['email', 'composer', 'firstName']) personalData.keepDraft(field, 'canary half-typed')
  return { log, personalData, tokens }
}

function withEvent(log: Log, event: unknown, step = log.entries.length - 1): Log {
  const at = 1 + (step % (log.entries.length - 1 || 1))
  const before = log.entries[at - 1]
  const entry = { at: before?.at ?? 0, event } as Entry
  return { ...log, entries: [...log.entries.slice(0, at), entry, ...log.entries.slice(at)] }
}

function textsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}
