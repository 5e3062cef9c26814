import { once } from 'node:events'
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2'
import { get } from 'node:https'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { certificateOf } from '#server/core/http/tls-setting.ts'
import {
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import { GUEST } from '#tests/support/test-shop.ts'
import { aDataFolder } from '#tests/support/databases.ts'

const FOLDER = join(import.meta.dirname, '../../../support/certificate')
const TLS_CERT = join(FOLDER, 'localhost.crt')
const TLS_KEY = join(FOLDER, 'localhost.key')

describe('a server that is given a certificate', () => {
  let base = ''
  let child: ReturnType<typeof startServer>
  let session: ClientHttp2Session
  beforeAll(async () => {
    const PORT = String(await freePort())
    base = `https://localhost:${PORT}`
    child = startServer({ PORT, TLS_CERT, TLS_KEY, SEED_DIR: aSmallSeed(), DATA_DIR: aDataFolder() })
    await untilListening(child)
    session = connectHttp2(base, { ca: readFileSync(TLS_CERT) })
  })
  afterAll(() => {
    session.destroy()
    killServers()
  })

  /** What is answered over HTTP/2, with its status. */
  async function ask(path: string, headers: Record<string, string> = {}, body?: object) {
    const stream = session.request({
      ':path': path,
      ...(body && { ':method': 'POST', 'content-type': 'application/json' }),
      ...headers,
    })
    if (body) stream.write(JSON.stringify(body))
    stream.end()
    const [told] = (await once(stream, 'response')) as [Record<string, string | string[]>]
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return { told, text: Buffer.concat(chunks).toString() }
  }

  test('answers calls over HTTP/2, and knows who asked by a cookie for https alone', async () => {
    const guest = await ask('/api/accounts/guests', {}, GUEST)
    const [cookie = ''] = [guest.told['set-cookie'] ?? []].flat()
    expect([guest.told[':status'], cookie]).toEqual([201, expect.stringContaining('Secure')])
    const { told, text } = await ask('/api/accounts/authentication/current', {
      cookie: cookie.split(';')[0] ?? '',
    })
    expect([told[':status'], JSON.parse(text)]).toEqual([
      200,
      expect.objectContaining({ guest: expect.anything() }),
    ])
    expect(told['strict-transport-security']).toEqual(expect.any(String))
  })

  test('shows the rooms of who runs it on its own machine', async () => {
    expect((await ask('/kitchen')).told[':status']).toBe(200)
    expect((await ask('/kitchen', { 'x-forwarded-for': '10.0.0.1' })).told[':status']).toBe(404)
  })

  test('speaks HTTP/1.1 with who speaks nothing newer', async () => {
    const answered = await new Promise<[string, number | undefined]>((resolve, reject) => {
      get(`${base}/api/x/ready`, { ca: readFileSync(TLS_CERT) }, (answer) => {
        answer.resume()
        resolve([answer.httpVersion, answer.statusCode])
      }).on('error', reject)
    })
    expect(answered).toEqual(['1.1', 200])
  })

  test('ends when it is told to, though a browser stays connected', async () => {
    const ended = untilEnded(child)
    const isOver = once(session, 'close')
    child.kill('SIGTERM')
    await isOver
    expect((await ended).code).toBe(0)
  })
})

describe('a server is not started', () => {
  test.each([
    ['with a certificate that has no key', { TLS_CERT }, 'TLS_KEY must name the key of TLS_CERT'],
    ['with a key that has no certificate', { TLS_KEY }, 'TLS_CERT must name the certificate of TLS_KEY'],
    [
      'with a file that is not there',
      { TLS_CERT: '/none.pem', TLS_KEY },
      'TLS_CERT /none.pem cannot be read',
    ],
    [
      'with what is no certificate',
      { TLS_CERT: TLS_KEY, TLS_KEY },
      'TLS_CERT and TLS_KEY must be a certificate in PEM and its key',
    ],
  ])('%s', (_, given, problem) => {
    expect(certificateOf(given).problems).toEqual([problem])
  })
})
