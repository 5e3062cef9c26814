import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteFailed } from '#server/core/jobs/jobs.store.ts'
import type { Worker } from '#server/core/jobs/worker.ts'
import type { MailJobDeps } from '#server/mail/mail-job.ts'
import { WORTH_SENDING_MS } from '#server/mail/outbox.store.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import type { MailSink } from '#tests/support/mail-sink.ts'
import { NOON, PUBLIC_URL, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aMailSenderAt } from '#tests/support/workers.ts'

describe.each(DATABASES)('mails leave for a mail server, from %s', (_, open) => {
  let shop: TestShop
  let sink: MailSink
  let senders: Worker[] = []
  let errors: string[] = []

  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(async () => {
    await shop.reset()
    await shop.deps.database.query('DELETE FROM jobs')
    sink = await openMailSink()
    errors = []
  })
  afterEach(async () => {
    for (const sender of senders) await sender.stop()
    senders = []
    await sink.close()
  })
  afterAll(() => shop.close())

  function aSender(other: Partial<Pick<MailJobDeps, 'catalogue' | 'wordmark'>> = {}): Worker {
    const onError = (error: unknown) => errors.push(String(error))
    const sender = aMailSenderAt(shop, sink, { ...other, onError })
    senders.push(sender)
    return sender
  }

  const waiting = () =>
    shop.deps.database.query(
      `SELECT secret FROM jobs WHERE kind = 'mail' AND done_at IS NULL ORDER BY position`,
    )

  test('once, to the customer, in the words of the outbox', async () => {
    const id = await paidOrder(await aGuest(shop))
    const sender = aSender()
    await sender.turn()
    await sender.turn()
    const [sent, ...more] = sink.mails
    expect(more).toEqual([])
    expect(sent?.to).toEqual(['kari@example.com'])
    expect(sent?.headers['from']).toBe('Orda <no-reply@orda.test>')
    expect(sent?.text).toContain('Vi har fått bestillingen din.')
    expect(sent?.text).toContain(`${PUBLIC_URL}/cancel-order/${id}#`)
  })

  test('as a text and as a page that say the same, in the language they are declared in', async () => {
    const id = await paidOrder(await aGuest(shop))
    await aSender().turn()
    const [sent] = sink.mails
    expect(sent?.headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(sent?.headers['content-language']).toBe('no')
    expect(sent?.html).toContain('<html lang="no">')
    for (const said of ['Vi har fått bestillingen din.', '149,00', id])
      expect([sent?.text, sent?.html]).toEqual([expect.stringContaining(said), expect.stringContaining(said)])
    expect(sent?.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
  })

  test('with the wordmark of the house, which its page shows', async () => {
    await paidOrder(await aGuest(shop))
    const deployment = { ...shop.deps.catalogue.deployment(), wordmark: { light: '/n.svg', words: 'Orda' } }
    const catalogue = { deployment: () => deployment }
    await aSender({ catalogue, wordmark: async () => Buffer.from('a picture') }).turn()
    const [sent] = sink.mails
    expect(sent?.pictures).toEqual(['<wordmark>'])
    expect(sent?.html).toMatch(/<img\s+src="cid:wordmark"\s+alt="Orda"/)
  })

  test('as from a machine, and an answer goes to the house where it names an address', async () => {
    const guest = await aGuest(shop)
    await paidOrder(guest)
    await aSender().turn()
    const { catalogue } = shop.deps
    const house = { ...catalogue.deployment(), email: 'hei@orda.test' }
    await paidOrder(guest)
    await aSender({ catalogue: { deployment: () => house } }).turn()
    expect(sink.mails.map(({ headers }) => [headers['auto-submitted'], headers['reply-to']])).toEqual([
      ['auto-generated', undefined],
      ['auto-generated', 'hei@orda.test'],
    ])
  })

  test('without a link or a line that a guest has typed', async () => {
    await paidOrder(await aGuest(shop))
    await shop.deps.database.query(
      `UPDATE jobs SET payload = jsonb_set(payload::jsonb, '{content,firstName}', to_jsonb($1::text))::json
       WHERE kind = 'mail'`,
      ['<b>You won</b>\r\nBcc: ola@example.com\nhttps://evil.example'],
    )
    await aSender().turn()
    const [sent] = sink.mails
    expect([sent?.headers['bcc'], sent?.to]).toEqual([undefined, ['kari@example.com']])
    expect(sent?.text).toMatch(/^Hei\n/)
    expect(`${sent?.text} ${sent?.html}`).not.toMatch(/evil|You won/)
  })

  test.each([
    ['450 later', 'EENVELOPE|EMESSAGE'],
    ['cut', 'ECONNECTION|ESOCKET'],
  ])('again under the same name, after a mail server that says %s', async (answer, code) => {
    await paidOrder(await aGuest(shop))
    const sender = aSender()
    sink.refuse([answer])
    await sender.turn()
    expect([sink.mails.length, await waiting()]).toEqual([0, [{ secret: expect.any(String) }]])
    expect(errors.join()).toMatch(new RegExp(code))
    shop.clock.value = NOON + 5_000
    await sender.turn()
    const [row] = await shop.deps.database.query(`SELECT id FROM jobs WHERE kind = 'mail'`)
    expect(sink.mails.map(({ headers }) => headers['message-id'])).toEqual([
      `<${String(row?.['id'])}@orda.test>`,
    ])
  })

  test('without a customer’s address in what is logged', async () => {
    await paidOrder(await aGuest(shop))
    sink.refuse(['550 <kari@example.com> is not here'])
    await aSender().turn()
    expect(errors).toHaveLength(1)
    expect(errors.join()).not.toContain('kari')
  })

  /** The tables a text stands in, in whatever column. */
  async function tablesWith(text: string): Promise<readonly string[]> {
    const { database } = shop.deps
    const tables = await database.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
    const holding: string[] = []
    for (const name of tables.map((row) => String(row['name']))) {
      const rows = await database.query(
        `SELECT 1 FROM "${name}" AS each WHERE strpos(row_to_json(each)::text, $1) > 0`,
        [text],
      )
      if (rows.length > 0) holding.push(name)
    }
    return holding
  }
  const jobOf = async () => {
    const [row] = await shop.deps.database.query(`SELECT id, secret FROM jobs WHERE kind = 'mail'`)
    return { id: String(row?.['id']), secret: String(row?.['secret']) }
  }
  const giveUp = async () =>
    noteFailed(shop.deps.database, (await jobOf()).id, 'nobody is there', undefined, NOON)

  test.each([
    ['it has left', () => aSender().turn()],
    ['it is given up', giveUp],
    ['nobody could take it in time', () => sweep(shop.deps.database, NOON + WORTH_SENDING_MS + 1)],
  ])('and what only its reader may know stands nowhere any more once %s', async (_what, end) => {
    await paidOrder(await aGuest(shop))
    const { secret } = await jobOf()
    expect(await tablesWith(secret)).toEqual(['jobs'])
    await end()
    expect(await tablesWith(secret)).toEqual([])
    expect(await tablesWith('kari@example.com')).toContain('jobs')
  })

  test('one that cannot leave holds up no other', async () => {
    const guest = await aGuest(shop)
    for (const _each of [1, 2, 3]) await paidOrder(guest)
    sink.refuse(['550 no'])
    await aSender().turn()
    expect([sink.mails.length, (await waiting()).length]).toEqual([2, 1])
  })

  test('no longer when they are stale', async () => {
    await paidOrder(await aGuest(shop))
    shop.clock.value = NOON + WORTH_SENDING_MS
    await aSender().turn()
    expect(sink.mails).toHaveLength(0)
  })

  test('to one mailbox at most, whatever stands in an address', async () => {
    await paidOrder(await aGuest(shop))
    await shop.deps.database.query(
      `UPDATE jobs SET payload = jsonb_set(payload::jsonb, '{recipient}', '"kari@example.com, ola@example.com"')::json
       WHERE kind = 'mail'`,
    )
    await aSender().turn()
    expect(sink.mails.flatMap(({ to }) => to)).not.toContain('ola@example.com')
  })
})
