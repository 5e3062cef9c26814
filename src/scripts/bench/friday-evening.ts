import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../postgres-server.ts'
import { serve } from './bench-server.ts'
import { fact, type Figure } from './figure.ts'
import { enter, enterAs, menuOf, openRestaurant, order, pay, type Visitor } from './ordering.ts'

/** So much of a chain of 1,000 restaurants at Friday 18:30, as `src/server/README.md` reckons it. */
const SHARE = 1 / 100
const FOLLOWERS = 20
const TURN_MS = 100

/** A guest who follows what is ordered already. */
type Follower = Visitor & { readonly accountId: string }
type Call = {
  readonly name: string
  /** Of the whole chain. */
  readonly perSecond: number
  readonly ask: (who: Follower) => Promise<unknown>
}
type Taken = { readonly name: string; readonly ms: number }

/**
 * The mix of calls of that evening for so many seconds: each comes at its time, whether or not the one before has been
 * answered, and is timed from then. PostgreSQL behind one process, as such a chain has it.
 */
export async function fridayEvening(seconds: number): Promise<readonly Figure[]> {
  const postgres = await startPostgres()
  const served = await serve({ DATABASE_URL: postgres.url, DATABASE_CONNECTIONS: '8' })
  try {
    const followers = await Promise.all(Array.from({ length: FOLLOWERS }, () => follower(served.url)))
    const calls = await callsOf(served.url)
    const busyBefore = served.processorMs()
    const taken = await played(calls, followers, seconds)
    const busy = served.processorMs() - busyBefore
    const cores = busy / (seconds * 1000)
    return [
      ...calls.map(({ name }) => figureOf(name, taken)),
      fact('a hundredth of Friday 18:30, all calls', `${(taken.length / seconds).toFixed(1)} /s`),
      fact('a hundredth of Friday 18:30, of one core', `${(cores * 100).toFixed(1)} %`),
    ]
  } finally {
    await served.stop()
    await postgres.stop()
  }
}

async function follower(url: string): Promise<Follower> {
  const visitor = await enter(url)
  await pay(visitor, (await order(visitor)).id)
  const who = await fetch(`${url}/api/accounts/authentication/current`, {
    headers: { cookie: visitor.cookie },
  })
  const { guest } = (await who.json()) as { guest: { id: string } }
  return { ...visitor, accountId: guest.id }
}

async function callsOf(url: string): Promise<readonly Call[]> {
  const restaurant = await openRestaurant(url)
  const { path: menu } = await menuOf(url, restaurant)
  const list = '/api/restaurants?lat=60.194255&lng=11.0990202&limit=20&skip=0'
  const of = ({ accountId }: Follower) => `/api/orders?accountId=${accountId}&orderState=PENDING&limit=20`
  const asked = known(url)
  return [
    { name: 'orders asked for again', perSecond: 1_833, ask: (who) => asked(of(who), who) },
    {
      name: 'one restaurant asked for again',
      perSecond: 800,
      ask: (who) => asked(`/api/restaurants/${restaurant.id}`, who),
    },
    { name: 'list of restaurants', perSecond: 50, ask: (who) => read(url, list, who) },
    { name: 'whole menu', perSecond: 25, ask: (who) => read(url, menu, who) },
    { name: 'menu that is known', perSecond: 25, ask: (who) => asked(menu, who) },
    {
      name: 'who is signed in',
      perSecond: 50,
      ask: (who) => read(url, '/api/accounts/authentication/current', who),
    },
    { name: 'guest who enters', perSecond: 17, ask: () => enterAs(url) },
    { name: 'order made and paid', perSecond: 17, ask: async (who) => pay(who, (await order(who)).id) },
  ]
}

/** Asks by the version that was answered last. */
function known(url: string) {
  const tags = new Map<string, string>()
  return async (path: string, who: Follower): Promise<void> => {
    const tag = tags.get(path)
    const answer = await read(url, path, who, tag === undefined ? {} : { 'if-none-match': tag })
    const etag = answer.headers.get('etag')
    if (etag !== null) tags.set(path, etag)
  }
}

async function read(
  url: string,
  path: string,
  { cookie }: Follower,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie, ...headers } })
  await answer.arrayBuffer()
  if (!answer.ok && answer.status !== 304) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

async function played(
  calls: readonly Call[],
  followers: readonly Follower[],
  seconds: number,
): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  const asking: Promise<unknown>[] = []
  const startedAt = performance.now()
  let failure: unknown
  const noteFailure = (error: unknown) => (failure ??= error)
  const asked = new Map(calls.map(({ name }) => [name, 0]))
  const askOne = async ({ name, ask }: Call, who: Follower, at: number) => {
    await pause(at - performance.now())
    await ask(who)
    taken.push({ name, ms: performance.now() - at })
  }
  for (let passedMs = 0; passedMs < seconds * 1000; passedMs += TURN_MS) {
    await pause(startedAt + passedMs - performance.now())
    for (const call of calls) {
      const everyMs = 1000 / (call.perSecond * SHARE)
      let count = asked.get(call.name) ?? 0
      for (; (count + 0.5) * everyMs < passedMs + TURN_MS; count += 1) {
        const who = followers[asking.length % followers.length]
        if (who) asking.push(askOne(call, who, startedAt + (count + 0.5) * everyMs).catch(noteFailure))
      }
      asked.set(call.name, count)
    }
  }
  await Promise.all(asking)
  if (failure !== undefined) throw failure
  return taken
}

function figureOf(name: string, taken: readonly Taken[]): Figure {
  const times = taken.flatMap((each) => (each.name === name ? each.ms : [])).toSorted((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  const share = ((times.length / taken.length) * 100).toFixed(1)
  return fact(`Friday 18:30: ${name}`, `${p99.toFixed(1)} ms (99 of 100 of ${times.length}, ${share} %)`)
}
