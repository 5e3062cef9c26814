import { connect, type Socket } from 'node:net'
import { median } from './figure.ts'

/** What is asked again and again, and the status that counts as an answer. */
export type Load = { port: number; path: string; headers: Record<string, string>; status: number }

const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 3
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Answers per second over kept-alive connections, one request in flight on each: one warm-up, then the
 * median of three rounds of four seconds. Raw sockets, so that the client costs less than the server it measures.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  await round(load, 1)
  const rates: number[] = []
  for (let index = 0; index < ROUNDS; index += 1) rates.push(await round(load, SECONDS))
  return median(rates)
}

async function round(load: Load, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => client(load, until)))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** One connection that asks again as soon as it has its answer; resolves to the number of answers. */
function client({ port, path, headers, status }: Load, until: number): Promise<number> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const answers = answersOn(socket, status, reject)
    answers.next = () => {
      if (performance.now() < until) return socket.write(request)
      socket.destroy()
      return resolve(answers.count)
    }
    socket.setNoDelay(true).on('error', reject)
  })
}

/** Counts whole answers on a socket; anything but the expected status ends the measurement. */
function answersOn(socket: Socket, status: number, fail: (error: Error) => void) {
  const answers = { count: 0, next: (): unknown => undefined }
  let head: Buffer = Buffer.alloc(0)
  let bodyLeft = 0

  socket.on('data', (chunk: Buffer) => {
    if (bodyLeft > 0) {
      bodyLeft -= chunk.length
      if (bodyLeft <= 0) complete()
      return
    }
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
    const end = head.indexOf(END_OF_HEAD)
    if (end < 0) return
    const text = head.toString('latin1', 0, end)
    if (!text.startsWith(`HTTP/1.1 ${status} `)) {
      fail(new Error(`expected ${status}, got ${head.toString('utf8').slice(0, 400)}`))
      socket.destroy()
      return
    }
    const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) return fail(new Error(`no content-length in ${text}`))
    bodyLeft = length - (head.length - end - END_OF_HEAD.length)
    head = Buffer.alloc(0)
    if (bodyLeft <= 0) complete()
  })

  function complete(): void {
    bodyLeft = 0
    answers.count += 1
    answers.next()
  }

  return answers
}
