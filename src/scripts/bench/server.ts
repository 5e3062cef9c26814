import { gzipSync } from 'node:zlib'
import { startPostgres } from '../postgres-server.ts'
import { atLeast, atMost, fact, median, type Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import { enter, menuOf, openRestaurant, order, pay, payByCard, type Visitor } from './ordering.ts'
import { serve, type Served } from './bench-server.ts'
import { turnAnswers } from './turn-answers.ts'

const CUSTOMERS = 8
/** Whose orders are in the making at once where the slowest of them are timed. */
const ORDERING_AT_ONCE = 50
const SECONDS = 5
const ROUNDS = 3

/** What the whole server does in a second: the production build in its own process, over HTTP. */
export async function server(): Promise<readonly Figure[]> {
  const embedded = await serve()
  const figures: Figure[] = []
  try {
    figures.push(await polls(embedded), ...(await menus(embedded)))
    figures.push(atLeast('orders created and settled, PGlite', 200, await ordersPerSecond([embedded]), '/s'))
    figures.push(await slowestOrders(embedded))
  } finally {
    await embedded.stop()
  }
  figures.push(...(await ordersOnPostgres()), await cardOrders(), ...(await turnAnswers()))
  return figures
}

/** How long an order takes to be made, the provider not asked, while many are made. */
async function slowestOrders({ url }: Served): Promise<Figure> {
  const visitors = await Promise.all(Array.from({ length: CUSTOMERS }, () => enter(url)))
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  const makeOrders = async (visitor: Visitor) => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await order(visitor)
      times.push(performance.now() - startedAt)
    }
  }
  const customers = Array.from({ length: ORDERING_AT_ONCE }, (_each, index) =>
    visitors.slice(index % CUSTOMERS, (index % CUSTOMERS) + 1),
  )
  await Promise.all(customers.flat().map(makeOrders))
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  const name = `POST /orders, ${ORDERING_AT_ONCE} at once, 99 of 100 within, PGlite`
  return atMost(name, 50, p99, 'ms', `${times.length} orders, half within ${median(times).toFixed(0)} ms`)
}

/** Orders made, paid by card and settled in a second, the provider played by the same process. */
async function cardOrders(): Promise<Figure> {
  const served = await serve({ PAYMENTS: 'simulator' })
  try {
    const visitors = await Promise.all(Array.from({ length: CUSTOMERS }, () => enter(served.url)))
    const rate = await round(visitors, SECONDS, payByCard)
    return fact('orders paid by card and settled, simulator and PGlite', `${rate.toFixed(0)} /s`)
  } finally {
    await served.stop()
  }
}

/** An unchanged order asked for again by its owner. */
async function polls(served: Served): Promise<Figure> {
  const visitor = await enter(served.url)
  const { id } = await order(visitor)
  const path = `/api/orders/${id}`
  const first = await fetch(`${served.url}${path}`, { headers: { cookie: visitor.cookie } })
  const etag = first.headers.get('etag')
  if (etag === null) throw new Error('an order is answered without an ETag')
  const headers = { cookie: visitor.cookie, 'if-none-match': etag }
  const rate = await answersPerSecond({ port: served.port, path, headers: () => headers, status: 304 })
  return atLeast('order polls answered 304', 5000, rate, '/s')
}

/** A whole menu as a browser asks for it the first time: compressed once, when it was published. */
async function menus(served: Served): Promise<readonly Figure[]> {
  const restaurant = await openRestaurant(served.url)
  const { path, text } = await menuOf(served.url, restaurant)
  const headers = { 'accept-encoding': 'br, gzip' }
  const rate = await answersPerSecond({ port: served.port, path, headers: () => headers, status: 200 })
  const size = `${(text.length / 1000).toFixed(0)} kB, ${(gzipSync(text).length / 1000).toFixed(0)} kB gzip`
  return [atLeast('whole cached menu', 8000, rate, '/s'), fact('size of that menu', size)]
}

/** One process against two that share a database, each held to a core of its own where there are two. */
async function ordersOnPostgres(): Promise<readonly Figure[]> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, DATABASE_CONNECTIONS: '8' }
  const processes: Served[] = []
  try {
    processes.push(await serve(env))
    const one = await ordersPerSecond(processes)
    processes.push(await serve(env, 1))
    const two = await ordersPerSecond(processes)
    const name = 'orders created and settled, PostgreSQL with 8 connections'
    return [
      atLeast(name, 400, one, '/s'),
      fact(`${name} each, two processes`, `${two.toFixed(0)} /s, ${(two / one).toFixed(2)} times one`),
    ]
  } finally {
    for (const served of processes) await served.stop()
    await postgres.stop()
  }
}

/** Orders made and paid by test payment in a second, by eight customers of each process at once; the median of three rounds. */
async function ordersPerSecond(processes: readonly Served[]): Promise<number> {
  const addresses = processes.flatMap(({ url }) => Array.from({ length: CUSTOMERS }, () => url))
  const visitors = await Promise.all(addresses.map((url) => enter(url)))
  await round(visitors, 1)
  const rates: number[] = []
  for (let index = 0; index < ROUNDS; index += 1) rates.push(await round(visitors, SECONDS))
  return median(rates)
}

async function round(visitors: readonly Visitor[], seconds: number, paying = pay): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    visitors.map(async (visitor) => {
      let count = 0
      while (performance.now() < until) {
        const { id } = await order(visitor)
        await paying(visitor, id)
        count += 1
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}
