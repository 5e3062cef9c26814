import { ApiFailure, createHttp, nothing, type Http } from '#api/http.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { basketAsOrder } from '#domain/orders/basket-as-order.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import type { Log } from '#flows/core/log/log.ts'
import { createRunner, type Runner } from '#flows/core/engine/runner.ts'
import { isFavouriteKept, isVisitorUnasked } from '#flows/account/visitor.ts'
import type { DeviceNotices } from '#bindings/runtime/device-notices.ts'
import { when, whenSettled } from '#bindings/timing/when.ts'
import { API_BASE_URL } from './api-base-url.ts'
import { openingLog } from './first-screen/boot.ts'
import type { Clock } from './server-clock.ts'
import { hasKeptBasket } from './storage/kept-basket-key.ts'
import { forgetSetAside, setAside, storeLog } from './storage/log-storage.ts'
import { openStored } from './storage/open-stored.ts'
import { BROWSER_PAGE } from './ports/page-world.ts'
import { untilPageLeft } from './ports/page-left.ts'
import { createPorts } from './ports/ports.ts'
import type { World } from './ports/world.ts'
import { loadLog, readLog } from './storage/read-log.ts'

type Given = Omit<World, 'http' | 'now' | 'page'> & {
  readonly deployment: string
  readonly clock: Clock
  readonly notices: DeviceNotices
}

/** The code behind the first screen: the fold with its machines, and the ports with the calls they make. */
export type Engine = {
  readonly world: World
  /**
   * The conversation stored on this device, else the given one, stored from now on. `whenStarted` acts once its runner
   * has started.
   */
  readonly resume: (fresh: Log) => Promise<{ readonly runner: Runner; readonly whenStarted: () => void }>
  /** The conversation as another tab has left it. */
  readonly reopen: () => Runner | undefined
  /**
   * A new conversation in the place of the stored one, which is forgotten, what was set aside of it too. It opens at the
   * same restaurant, with what is in the basket.
   */
  readonly beginAnew: (left: Runner) => Runner
  /** The status of a server that does not answer well, 0 where it does not answer; undefined where it is well. */
  readonly healthStatus: () => Promise<number | undefined>
}

/** The engine of a page, fetched after the first screen, which does not need it. */
export function createEngine({ deployment, clock, notices, ...given }: Given): Engine {
  const { storage } = given
  const http = createHttp({
    baseUrl: API_BASE_URL,
    fetch: async (...request) => {
      const answer = await fetch(...request)
      clock.hear(answer)
      return answer
    },
  })
  const world: World = { ...given, http, page: BROWSER_PAGE, now: clock.now }
  const ports = untilPageLeft(createPorts(world))

  function open(log: Log): { readonly runner: Runner; readonly store: ReturnType<typeof storeLog> } {
    const store = storeLog(storage, log, () => notices.tell('storageLost'))
    const runner = createRunner({ log, ports, now: clock.now, store })
    // A page may be older than what it goes on with; what waits for a time would compare two that contradict each other.
    clock.reach(runner.conversation().now)
    const basketOf = ({ flows }: Conversation) => flows.basket.context.basket
    const keep = (kept: Storage) =>
      void import('./storage/kept-basket.ts').then(
        ({ keepBasket }) => keepBasket(kept, runner.conversation()),
        nothingKept,
      )
    runner.on('step', ({ before, after }) => {
      if (storage && basketOf(before) !== basketOf(after)) keep(storage)
    })
    // What was put into it before this code had come is not kept yet.
    const isUnkept = basketOf(runner.conversation()).lines.length > 0 && storage && !hasKeptBasket(storage)
    if (isUnkept) keep(storage)
    return { store, runner }
  }

  return {
    world,
    reopen: () => {
      const taken = loadLog(storage, deployment)
      return taken && open(taken).runner
    },
    beginAnew: (left) => {
      const { flows } = left.conversation()
      const { mode } = flows.menu.context
      const basket = mode && basketAsOrder(flows.basket.context.basket, mode, clock.now())
      const { runner, store } = open(openingWhere(left, clock.now()))
      if (storage) forgetSetAside(storage)
      store.begin()
      if (basket) whenSettled(runner, () => runner.dispatch({ type: 'basket.restore', order: basket }))
      return runner
    },
    resume: async (fresh) => {
      const kept = readLog(storage, deployment)
      const stored = kept.kind === 'log' ? kept.log : undefined
      const { isNew, opened } = openStored({ stored, fresh: () => fresh, open })
      const { runner, store } = opened
      const isSpoiled = kept.kind === 'spoiled' || (stored !== undefined && isNew)
      if (isSpoiled) setAside(storage)
      const basket = isNew ? await basketKept(storage, deployment) : undefined
      if (isSpoiled) notices.tell(basket ? 'basketKept' : 'logSpoiled')
      if (isNew) store.begin()
      // The guards of an address need the session, so that is checked first.
      else if (isVisitorUnasked(runner.conversation().flows.session))
        runner.dispatch({ type: 'session.check' })
      return {
        runner,
        whenStarted: () => {
          if (isSpoiled && basket)
            whenSettled(runner, () => runner.dispatch({ type: 'basket.restore', order: basket }))
          if (isNew || !world.isDeviceKnown()) return
          // The session may have changed since the page was left (S4.6). A favourite that was being saved then is saved
          // first: the answer would lack it, and the check would replace the request.
          when(
            runner,
            () => isFavouriteKept(runner.conversation().flows.session),
            () => runner.dispatch({ type: 'session.renew' }),
          )
        },
      }
    },
    healthStatus: () => statusOf(http),
  }
}

/** The opening of a conversation where one stands: at its restaurant, where that is open to everybody. */
function openingWhere(left: Runner, now: number): Log {
  const { chosen } = left.conversation().flows.restaurant.context
  const path =
    chosen && !chosen.authenticationRequired ? hrefOf({ name: 'restaurantLink', slug: chosen.slug }) : '/'
  return openingLog({ id: crypto.randomUUID(), path, settings: left.log().settings, now })
}

async function basketKept(storage: Storage | undefined, deployment: string): Promise<Order | undefined> {
  if (!storage || !hasKeptBasket(storage)) return undefined
  const { takeBasket } = await import('./storage/kept-basket.ts').catch(() => ({ takeBasket: nothingKept }))
  return takeBasket(storage, deployment)
}

/** The code that stores the basket could not be fetched. Nothing is lost: the log holds the basket too. */
function nothingKept(): undefined {}

async function statusOf(http: Http): Promise<number | undefined> {
  try {
    await http({ path: '/', read: nothing })
    return undefined
  } catch (error) {
    return error instanceof ApiFailure ? error.status : 0
  }
}
