import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Answered } from '../http/observing.ts'
import type { Backlog } from '../jobs/jobs.store.ts'
import type { Clock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { measureShop } from './measures.store.ts'
import type { ShopMeasures } from './measures.store.ts'

export type ShopMetrics = {
  readonly contentType: string
  answered(answered: Answered): void
  /** Everything in the text format of Prometheus, asked of the database now. */
  text(): Promise<string>
  close(): void
}

/** In seconds: a quick answer, one somebody notices, one somebody gives up. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What one process tells of itself and of the shop. No label holds a person, an id or what somebody wrote. */
export function shopMetrics(database: Database, clock: Clock): ShopMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'orda_http_request_duration_seconds',
    help: 'Requests by method, template of their route, and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const requests = new Counter({
    name: 'orda_http_requests_total',
    help: 'Requests by method, template of their route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const measured = measuredGauges(registers)
  const pool = new Gauge({
    name: 'orda_database_connections',
    help: 'Connections of this process by use: open, idle; and what waits for one. The embedded database has one.',
    labelNames: ['use'],
    registers,
  })
  return {
    contentType: registry.contentType,
    answered({ method, route, status, ms }) {
      const labels = { method, route, status: String(status) }
      requests.inc(labels)
      durations.observe(labels, ms / 1000)
    },
    async text() {
      const now = clock.now()
      measured.show(await measureShop(database, now).catch(() => undefined), now)
      for (const [use, count] of Object.entries(database.connections())) pool.set({ use }, count)
      return registry.metrics()
    },
    close: () => registry.clear(),
  }
}

/** What the database knows; where it does not answer there is no number but that it does not. */
function measuredGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({ name: `orda_${name}`, help, labelNames: label === undefined ? [] : [label], registers })
  const isUp = gauge('database_up', 'Whether the database answered.')
  const orders = gauge('orders', 'Orders made in the last 24 hours, by state.', 'state')
  const payments = gauge('payments', 'Payments begun in the last 24 hours, by outcome.', 'outcome')
  const mails = gauge('mails_waiting', 'Mails that were not sent yet.')
  const waiting = gauge('jobs_waiting', 'What waits to be done, by kind.', 'kind')
  const overdue = gauge('jobs_overdue_seconds', 'How long what waits longest should have been done.', 'kind')
  const attempts = gauge('jobs_attempts', 'How often what waits was tried at most.', 'kind')
  const givenUp = gauge('jobs_given_up', 'What was tried for the last time and is not done.', 'kind')
  const lag = gauge(
    'scheduler_lag_seconds',
    'How long the order that waits longest should have been with the kitchen.',
  )
  return {
    show(measures: ShopMeasures | undefined, now: number): void {
      for (const counts of [orders, payments, waiting, overdue, attempts, givenUp]) counts.reset()
      for (const single of [mails, lag]) single.remove()
      isUp.set(measures === undefined ? 0 : 1)
      if (!measures) return
      for (const [state, count] of measures.ordersByState) orders.set({ state }, count)
      for (const [outcome, count] of measures.paymentsByOutcome) payments.set({ outcome }, count)
      for (const [kind, backlog] of measures.jobs) {
        waiting.set({ kind }, backlog.waiting)
        overdue.set({ kind }, overdueSeconds(backlog, now))
        attempts.set({ kind }, backlog.attempts)
        givenUp.set({ kind }, backlog.givenUp)
      }
      mails.set(measures.jobs.get('mail')?.waiting ?? 0)
      lag.set(overdueSeconds(measures.jobs.get('kitchen'), now))
    },
  }
}

function overdueSeconds(backlog: Backlog | undefined, now: number): number {
  return Math.max(0, now - (backlog?.oldestDueAt ?? now)) / 1000
}
