import { createHttp, type Http } from '#api/http.ts'
import type { Asking, Leaving } from '#contracts/system/turns.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Log } from '#flows/core/log/log.ts'
import type { Effect } from '#flows/core/conversation/conversation.ts'
import type { EffectTraits } from '#flows/core/log/port.ts'
import { createRunner, type Port, type Ports, type Runner } from '#flows/core/engine/runner.ts'
import { createCardHandoff } from '#bindings/checkout/card-handoff.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import type { PaymentReturn } from '../payment-return.ts'
import { never } from '../ports/waiting.ts'
import { createPorts } from '../ports/ports.ts'
// Fetched with the first use in a browser; here it is at hand, so that a watch asks at once.
import '../ports/later-ports.ts'
import { createPersonalData } from '../storage/personal-data.ts'
import { keepBlobsOf, type BlobStore } from './blob-store.ts'

/** A conversation that a server holds for as long as it answers one request. */
export type TurnRun = {
  readonly runner: Runner
  readonly personalData: PersonalData
  readonly http: Http
  /** Whether something waits that is not done here. */
  readonly isHeldBack: () => boolean
  /** Resolves when nothing is being asked any more, or the customer has to leave, or it takes too long. */
  readonly settled: () => Promise<void>
  readonly leaving: () => Leaving | undefined
  readonly end: () => void
}

export type RunWorld = {
  readonly deployment: Deployment
  readonly now: () => number
  readonly blobs: BlobStore
  /** Nothing is done but asked: what tells the outside something waits for the code of the page. */
  readonly isReadOnly?: boolean
  /** How the customer came back from where they pay. */
  readonly cameBack?: PaymentReturn
}

const STAYED: PaymentReturn = { isFromBank: false, isCancelled: false }

const PATIENCE_MS = 10_000

/** Runs a log by the same ports as a browser; throws where it cannot be folded. */
export function runTurn(
  log: Log,
  asking: Asking,
  { deployment, now, blobs, isReadOnly = false, cameBack = STAYED }: RunWorld,
): TurnRun {
  const personalData = createPersonalData(undefined)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listen of listeners) listen()
  }
  let calls = 0
  let left: Leaving | undefined
  let device: string | undefined
  const leave = (leaving: Leaving) => {
    left = leaving
    tell()
  }
  const http = createHttp({
    baseUrl: '/api',
    now,
    fetch: async (...request) => {
      calls += 1
      try {
        return await asking.fetch(...request)
      } finally {
        calls -= 1
        tell()
      }
    },
  })
  const ports = createPorts({
    http,
    page: {
      isSeen: () => true,
      path: () => '/',
      goTo: (url) => leave({ url }),
      sendTo: (url, values) => leave({ url, values }),
      shownAgain: never,
    },
    personalData,
    storage: undefined,
    now,
    language: () => asking.language,
    deviceToken: () => (device ??= crypto.randomUUID()),
    isDeviceKnown: () => asking.isKnown || device !== undefined,
    flags: deployment.flags,
    payments: {
      handoff: createCardHandoff(),
      offered: deployment.payments,
      formGatewayUrl: deployment.formGatewayUrl,
      cameBack,
    },
  })
  const runner = createRunner({
    log,
    ports: isReadOnly ? readingOnly(ports) : ports,
    now,
    store: { append: () => undefined, keepBlob: () => undefined },
  })
  runner.on('step', tell)
  keepBlobsOf(runner, blobs)
  runner.start()

  const pending = () => Object.values(runner.conversation().pending)
  const isHeld = ({ isReading }: EffectTraits) => isReadOnly && isReading !== true

  function isQuiet(): boolean {
    const isWaited = ({ traits }: Effect) => traits.isWatch !== true && !isHeld(traits)
    return calls === 0 && !pending().some(isWaited)
  }

  async function settled(): Promise<void> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      // What was dispatched, and what a port does before it calls, takes a turn of the event loop or two.
      await nextTurn()
      await nextTurn()
      const leftMs = until - Date.now()
      if (isQuiet() || left || leftMs <= 0) return
      await told(leftMs)
    }
  }

  function told(mostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        listeners.delete(end)
        resolve()
      }
      const timer = setTimeout(end, mostMs)
      listeners.add(end)
    })
  }

  return {
    runner,
    http,
    personalData,
    isHeldBack: () => pending().some(({ traits }) => isHeld(traits)),
    settled,
    leaving: () => left,
    end: runner.stop,
  }
}

/** Ends a run once what is done by it is done. */
export async function during<T>(run: TurnRun, act: (run: TurnRun) => Promise<T>): Promise<T> {
  try {
    return await act(run)
  } finally {
    run.end()
  }
}

/** Ports of which only those are performed that ask. */
function readingOnly(ports: Ports): Ports {
  const held =
    (port: Port): Port =>
    (input, at) => {
      const effect = Object.values(at.conversation.pending).find((each) => each.input === input)
      return effect?.traits.isReading === true ? port(input, at) : never()
    }
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, held(port)]))
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
