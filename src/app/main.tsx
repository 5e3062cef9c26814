import '#ui/tokens.css'
import '#ui/font.css'
import '#ui/base.css'
import './page.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHttp, type Http } from '#api/http.ts'
import { FLOW_VERSION, type Log } from '#flows/log.ts'
import { createRunner, type Runner } from '#flows/runner.ts'
import { createDeviceNotices } from '#bindings/device-notices.ts'
import { whenSettled } from '#bindings/opened-route.ts'
import { showTheme, storedTheme } from '#bindings/use-theme.ts'
import { BOOT_ELEMENT_ID, withId, type Boot } from './boot.ts'
import { createClock } from './clock.ts'
import { answerEarlyTap } from './early-tap.ts'
import { createI18n } from './i18n.ts'
import { hasKeptBasket } from './kept-basket-key.ts'
import { loadTexts } from './languages.ts'
import { loadLog, readLog, setAside, storeLog } from './log-storage.ts'
import { languageOf, rememberLanguage } from './language-choice.ts'
import { openStored } from './open-stored.ts'
import { accountPorts } from './ports/accounts.ts'
import { createPorts } from './ports/ports.ts'
import type { World } from './ports/world.ts'
import { followNewVersions } from './new-version.ts'
import { Root } from './root.tsx'
import { deviceIn, storageOf, viewIn } from './storage.ts'
import { createVault } from './vault.ts'
import { viewsFrom } from './views.tsx'

declare const __API_BASE_URL__: string

type Opened = { readonly runner: Runner; readonly store: ReturnType<typeof storeLog> }

void start()

async function start(): Promise<void> {
  let hear: (answer: Response) => void = () => undefined
  const http = createHttp({
    baseUrl: __API_BASE_URL__,
    fetch: async (...request) => {
      const answer = await fetch(...request)
      hear(answer)
      return answer
    },
  })
  const boot = bootOf(document) ?? (await openedHere(http))
  const { deployment } = boot
  const local = storageOf(() => localStorage)
  const device = deviceIn(local)
  const notices = createDeviceNotices()
  const vault = createVault(storageOf(() => sessionStorage))
  const { now: clock, ...heard } = createClock(boot.now)
  hear = heard.hear
  showTheme(storedTheme())
  followNewVersions(storageOf(() => sessionStorage))
  const language = languageOf(deployment, boot.language)
  const view = viewIn(local, location.search)
  const kept = readLog(local, deployment.id)
  const stored = kept.kind === 'log' ? kept.log : undefined
  const [texts, views] = await Promise.all([loadTexts(language), viewsFrom(view, stored !== undefined)])
  const i18n = createI18n({
    language,
    languages: deployment.languages,
    fallback: deployment.defaultLanguage,
    texts: { [language]: texts },
  })
  const world: World = {
    http,
    vault,
    storage: local,
    now: clock,
    language: () => i18n.resolvedLanguage ?? deployment.defaultLanguage,
    deviceToken: device.token,
    isDeviceKnown: device.isKnown,
    flags: deployment.flags,
  }
  const ports = createPorts(world)
  const open = (log: Log): Opened => {
    const store = storeLog(local, log, () => notices.tell('storageLost'))
    const runner = createRunner({ log, ports, now: clock, store })
    runner.on('step', ({ before, after }) => {
      if (before.flows.basket.context.basket !== after.flows.basket.context.basket)
        void import('./kept-basket.ts').then(
          ({ keepBasket }) => local && keepBasket(local, runner.conversation()),
          nothingKept,
        )
    })
    return { store, runner }
  }
  const reopen = (): Runner | undefined => {
    const taken = loadLog(local, deployment.id)
    return taken && open(taken).runner
  }
  const { log, isNew, opened } = openStored({
    stored,
    fresh: () => withId(boot.log, crypto.randomUUID()),
    open,
  })
  const { runner, store } = opened
  const isSpoiled = kept.kind === 'spoiled' || (stored !== undefined && isNew)
  if (isSpoiled) setAside(local)
  const keptBasket =
    isNew && local && hasKeptBasket(local)
      ? await import('./kept-basket.ts').then(
          ({ takeBasket }) => takeBasket(local, deployment.id),
          nothingKept,
        )
      : undefined
  if (isSpoiled) notices.tell(keptBasket ? 'basketKept' : 'logSpoiled')
  if (isNew) store.begin()
  rememberLanguage(i18n)

  const app = (
    <Root
      deployment={deployment}
      opened={runner}
      reopen={reopen}
      i18n={i18n}
      vault={vault}
      accounts={accountPorts(world)}
      clock={clock}
      storage={local}
      views={views}
      http={http}
      notices={notices}
      onAnew={() => setAside(local)}
    />
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  // What is put back into the basket changes the turn that was drawn.
  const isDrawn =
    isNew &&
    keptBasket === undefined &&
    language === boot.language &&
    view === 'chat' &&
    root.firstElementChild !== null &&
    log.version === FLOW_VERSION
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
  requestAnimationFrame(() => {
    delete document.documentElement.dataset['stored']
    answerEarlyTap()
    runner.start()
    if (isSpoiled && keptBasket)
      whenSettled(runner, () => runner.dispatch({ type: 'basket.restore', order: keptBasket }))
    // Who is at the other end may have changed since the conversation was left (S4.6).
    if (!isNew && world.isDeviceKnown()) runner.dispatch({ type: 'session.renew' })
  })
}

/** The code that keeps the basket could not be fetched: the log keeps it, too. */
function nothingKept(): undefined {}

function bootOf(page: Document): Boot | undefined {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}

async function openedHere(http: Http): Promise<Boot> {
  const { bootFromServer } = await import('./boot-from-server.ts')
  return bootFromServer(http)
}
