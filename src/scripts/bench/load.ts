import { connect, type Socket } from 'node:net'
import { median } from './figure.ts'

/** What is asked again and again, and the status that counts as an answer. */
export type Load = {
  readonly port: number
  readonly path: string
  /** Of each connection, by its number. */
  readonly headers: (connection: number) => Readonly<Record<string, string>>
  readonly status: number
  /** Sent, where there is one. */
  readonly body?: string
  /** How many ask at once. */
  readonly connections?: number
}

/** Of which 99 of 100 took no longer than `p99Ms`. */
export type Answers = { readonly perSecond: number; readonly p99Ms: number }

const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 3
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Answers per second over kept-alive connections, one request in flight on each: one warm-up, then the
 * median of three rounds of four seconds. Raw sockets, so that the client costs less than the server it measures.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  return (await answersTo(load)).perSecond
}

/** The same, and how long they took in all three rounds. */
export async function answersTo(load: Load): Promise<Answers> {
  await round(load, 1)
  const rounds: (readonly number[])[] = []
  for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round(load, SECONDS))
  const times = rounds.flat().toSorted((a, b) => a - b)
  return {
    perSecond: median(rounds.map(({ length }) => length / SECONDS)),
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

/** How long (ms) each answer took. */
async function round(load: Load, seconds: number): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1000
  const connections = Array.from({ length: load.connections ?? CONNECTIONS }, (_each, index) => index)
  return (await Promise.all(connections.map((connection) => client(load, connection, until)))).flat()
}

/** One connection that asks again as soon as it has its answer; resolves to how long each took. */
function client(
  { port, path, headers, status, body }: Load,
  connection: number,
  until: number,
): Promise<readonly number[]> {
  const sent = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers(connection), ...sent }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const method = body === undefined ? 'GET' : 'POST'
  const request = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      socket.write(request)
    }
    const socket = connect(port, '127.0.0.1', ask)
    onAnswers(socket, status, reject, () => {
      times.push(performance.now() - askedAt)
      if (performance.now() < until) return ask()
      socket.destroy()
      return resolve(times)
    })
    socket.setNoDelay(true).on('error', reject)
  })
}

/** Tells of each whole answer on a socket; anything but the expected status ends the measurement. */
function onAnswers(socket: Socket, status: number, fail: (error: Error) => void, tell: () => void): void {
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
    tell()
  }
}
