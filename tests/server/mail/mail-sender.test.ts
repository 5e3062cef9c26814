import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailSenderOf } from '#server/mail/mail-sender.ts'
import type { MailSender, SenderDeps } from '#server/mail/mail-sender.ts'
import { WORTH_SENDING_MS, takeMail } from '#server/mail/outbox.store.ts'
import { smtpTransport } from '#server/mail/smtp.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import type { MailSink } from '#tests/support/mail-sink.ts'
import { NOON, PUBLIC_URL, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

describe.each(DATABASES)('mails leave for a mail server, from %s', (_, open) => {
  let shop: TestShop
  let sink: MailSink
  let senders: MailSender[] = []
  let errors: string[] = []

  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(async () => {
    await shop.reset()
    await shop.deps.database.query('DELETE FROM outbox')
    sink = await openMailSink()
    errors = []
  })
  afterEach(async () => {
    for (const sender of senders) await sender.stop()
    senders = []
    await sink.close()
  })
  afterAll(() => shop.close())

  function aSender(other: Partial<Pick<SenderDeps, 'catalogue'>> = {}): MailSender {
    const sender = mailSenderOf({
      ...shop.deps,
      ...other,
      isOnlyProcess: true,
      transport: smtpTransport(sink.url, 'Orda <no-reply@orda.test>'),
      onError: (error) => errors.push(String(error)),
    })
    senders.push(sender)
    return sender
  }

  const waiting = () =>
    shop.deps.database.query('SELECT secret FROM outbox WHERE sent_at IS NULL ORDER BY created_at')

  test('once, to the customer, in the words of the outbox', async () => {
    const id = await paidOrder(await aGuest(shop))
    const sender = aSender()
    await sender.turn()
    await sender.turn()
    const [sent, ...more] = sink.mails
    expect(more).toEqual([])
    expect(sent?.to).toEqual(['kari@example.com'])
    expect(sent?.headers['from']).toBe('Orda <no-reply@orda.test>')
    expect(sent?.text).toContain('vi har fått bestillingen din.')
    expect(sent?.text).toContain(`${PUBLIC_URL}/cancel-order/${id}#`)
  })

  test('as a text and as a page that say the same, in the language they are declared in', async () => {
    const id = await paidOrder(await aGuest(shop))
    await aSender().turn()
    const [sent] = sink.mails
    expect(sent?.headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(sent?.headers['content-language']).toBe('no')
    expect(sent?.html).toContain('<html lang="no">')
    for (const said of ['vi har fått bestillingen din.', '149,00', id])
      expect([sent?.text, sent?.html]).toEqual([expect.stringContaining(said), expect.stringContaining(said)])
    expect(sent?.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
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
      `UPDATE outbox SET content = (content::jsonb || jsonb_build_object('firstName', $1::text))::json`,
      ['<b>You won</b>\r\nBcc: ola@example.com\nhttps://evil.example'],
    )
    await aSender().turn()
    const [sent] = sink.mails
    expect([sent?.headers['bcc'], sent?.to]).toEqual([undefined, ['kari@example.com']])
    expect(sent?.text).toMatch(/^Hei,\n/)
    expect(`${sent?.text} ${sent?.html}`).not.toMatch(/evil|You won/)
  })

  test('and keep no secret behind', async () => {
    await paidOrder(await aGuest(shop))
    await aSender().turn()
    expect(await shop.deps.database.query('SELECT secret FROM outbox')).toEqual([{ secret: null }])
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
    const [row] = await shop.deps.database.query('SELECT id FROM outbox')
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

  test('one that cannot leave holds up no other', async () => {
    const guest = await aGuest(shop)
    for (const _each of [1, 2, 3]) await paidOrder(guest)
    sink.refuse(['550 no'])
    await aSender().turn()
    expect([sink.mails.length, (await waiting()).length]).toEqual([2, 1])
  })

  test('once, however many senders look', async () => {
    const guest = await aGuest(shop)
    await Promise.all(Array.from({ length: 12 }, () => paidOrder(guest)))
    await Promise.all([aSender(), aSender(), aSender()].map((sender) => sender.turn()))
    const names = sink.mails.map(({ headers }) => headers['message-id'])
    expect([names.length, new Set(names).size]).toEqual([12, 12])
  })

  test('after a minute from another sender, where the first is gone', async () => {
    await paidOrder(await aGuest(shop))
    await takeMail(shop.deps.database, NOON, NOON + 60_000)
    const sender = aSender()
    shop.clock.value = NOON + 59_999
    await sender.turn()
    expect(sink.mails).toHaveLength(0)
    shop.clock.value = NOON + 60_000
    await sender.turn()
    expect(sink.mails).toHaveLength(1)
  })

  test('no longer when they are stale', async () => {
    await paidOrder(await aGuest(shop))
    shop.clock.value = NOON + WORTH_SENDING_MS
    await aSender().turn()
    expect(sink.mails).toHaveLength(0)
  })

  test('to one mailbox at most, whatever stands in an address', async () => {
    await paidOrder(await aGuest(shop))
    await shop.deps.database.query(`UPDATE outbox SET recipient = 'kari@example.com, ola@example.com'`)
    await aSender().turn()
    expect(sink.mails.flatMap(({ to }) => to)).not.toContain('ola@example.com')
  })
})
