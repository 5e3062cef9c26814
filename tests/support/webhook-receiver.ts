import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { is } from 'superstruct'
import type { WebhookEvent } from '#domain/orders/webhook-event.ts'
import { messageWire } from '#server/webhooks/order-message.ts'

export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Whether its signature is that of WEBHOOK_SECRET, as the receiver reckons it. */
  readonly isSigned: boolean
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Told }
}

export type Told = Readonly<Record<string, unknown>> & { readonly orderId: string; readonly state: string }

export type WebhookReceiver = {
  readonly url: string
  readonly received: readonly Received[]
  /** What the next answers are, a status or something said with 200; behind them 204. The connection is cut for 0. */
  answer(answers: readonly (number | object)[]): void
  forget(): void
  close(): Promise<void>
}

/** A system that is told of orders, and checks the signature as Standard Webhooks has it. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let answers: (number | object)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers, url = '' } = request
      const body = Buffer.concat(chunks).toString()
      const isSigned = headers['webhook-signature'] === `v1,${macOf(headers, body)}`
      const message: Received['message'] = JSON.parse(body)
      // Nobody expects this in a test: it fails the whole run.
      if (!is(message as unknown, messageWire(message.type as WebhookEvent)))
        throw new Error(`the API describes no such message: ${body}`)
      received.push({ path: url, headers, body, isSigned, message })
      const answer = answers.shift() ?? 204
      if (answer === 0) return void request.socket.destroy()
      if (typeof answer === 'number') response.writeHead(answer, { location: '/elsewhere' }).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer(next) {
      answers = [...next]
    },
    forget() {
      received.length = 0
      answers = []
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function macOf(headers: IncomingHttpHeaders, body: string): string {
  const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].map(String).join('.')
  return createHmac('sha256', key).update(signed).digest('base64')
}
