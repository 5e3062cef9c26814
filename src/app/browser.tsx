import '#ui/style/tokens.css'
import '#ui/style/font.css'
import '#ui/style/base.css'
import './page/page.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Log } from '#flows/core/log/log.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { createCardHandoff, type CardAccess } from '#bindings/checkout/card-handoff.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { shared, untilFetched } from '#bindings/runtime/until-fetched.ts'
import { showTheme, storedTheme } from '#bindings/runtime/use-theme.ts'
import { BOOT_ELEMENT_ID, withId, type Boot } from './first-screen/boot.ts'
import { createClock } from './server-clock.ts'
import { answerEarlyTap, earlyAnswers, takeOver } from './first-screen/early-tap.ts'
import type { Engine } from './engine.ts'
import { createI18n } from './languages/i18n.ts'
import { hasKeptBasket } from './storage/kept-basket-key.ts'
import { createLateRunner } from './first-screen/late-runner.ts'
import { languageOf, rememberLanguage } from './languages/language-choice.ts'
import { loadTexts } from './languages/languages.ts'
import { holdsLog, setAside } from './storage/log-storage.ts'
import { accountPorts } from './ports/accounts.ts'
import { takePaymentReturn } from './payment-return.ts'
import { signOnWaysOf, takeSignOnReturn } from './sign-on-here.ts'
import { followNewVersions } from './storage/new-version.ts'
import { Root } from './page/root.tsx'
import { conversationOf, type Snapshot } from './first-screen/snapshot.ts'
import { deviceIn, storageOf, viewIn } from './storage/storage.ts'
import { trustKnownStrings } from './trusted-strings.ts'
import { createPersonalData } from './storage/personal-data.ts'
import { viewsFrom } from './page/views.tsx'

type Opened = { readonly runner: Runner; readonly whenStarted: () => void }

trustKnownStrings()
void start()

async function start(): Promise<void> {
  const cameBack = takePaymentReturn()
  const signedOn = takeSignOnReturn()
  const boot = bootOf(document) ?? (await bootFromServer())
  const { deployment } = boot
  const storage = storageOf(() => localStorage)
  const device = deviceIn(storage)
  const notices = createDeviceNotices()
  const personalData = createPersonalData(storageOf(() => sessionStorage))
  const clock = createClock(boot.now)
  const cards: CardAccess = {
    handoff: createCardHandoff(),
    publicKey: deployment.stripePublicKey,
    scriptUrl: deployment.stripeScriptUrl,
  }
  showTheme(storedTheme())
  followNewVersions(
    storageOf(() => sessionStorage),
    () => notices.tell('newVersion'),
  )
  const language = languageOf(deployment, boot.language)
  const view = viewIn(storage, location.search)
  const isKept = holdsLog(storage)
  const [texts, views] = await untilFetched(() =>
    Promise.all([
      loadTexts(language),
      viewsFrom(view, isKept),
      // A stored conversation is folded before any of it can be shown.
      isKept && import('./engine.ts'),
    ]),
  )
  const i18n = createI18n({
    language,
    languages: deployment.languages,
    fallback: deployment.defaultLanguage,
    texts: { [language]: texts },
    own: deployment.texts,
  })
  rememberLanguage(i18n)

  let engine: Engine | undefined
  const engineHere = shared(async (): Promise<Engine> => {
    const { createEngine } = await import('./engine.ts')
    engine = createEngine({
      deployment: deployment.id,
      clock,
      notices,
      personalData,
      storage,
      language: () => i18n.resolvedLanguage ?? deployment.defaultLanguage,
      deviceToken: device.token,
      isDeviceKnown: device.isKnown,
      flags: deployment.flags,
      payments: {
        ...cards,
        offered: deployment.payments,
        formGatewayUrl: deployment.formGatewayUrl,
        cameBack,
      },
    })
    return engine
  })

  /** A file lost once on a bad line has come before anybody could read of it. */
  function tellIncomplete(failures = Infinity): void {
    if (failures > 1) notices.tell('pageIncomplete')
  }

  const answered = await earlyAnswers()
  // Whatever was answered may show any card.
  if (answered) await untilFetched(() => viewsFrom(view, true))
  const { log, snapshot: drawn, canGoBack = false } = (await earlyAnswers()) ?? boot
  takeOver()
  const fresh = log.entries.length > boot.log.entries.length ? log : withId(log, crypto.randomUUID())
  // Without a fold only the conversation that came with this page can be shown.
  const snapshot = isKept || (storage && hasKeptBasket(storage)) ? undefined : drawn
  const { runner, whenStarted } = snapshot
    ? openedLate(snapshot, fresh)
    : await untilFetched(engineHere).then(({ resume }) => resume(fresh))

  function openedLate(shown: Snapshot, log: Log): Opened {
    return {
      runner: createLateRunner({
        log,
        conversation: conversationOf(shown, log),
        canGoBack,
        load: () =>
          untilFetched(engineHere, { onFailed: tellIncomplete }).then(
            async ({ resume }) => (await resume(log)).runner,
          ),
        onFailed: tellIncomplete,
      }),
      whenStarted: () => undefined,
    }
  }

  const app = (
    <Root
      deployment={deployment}
      opened={runner}
      reopen={() => engine?.reopen()}
      beginAnew={(left) => engine?.beginAnew(left)}
      forgetDevice={device.forget}
      i18n={i18n}
      personalData={personalData}
      accounts={accountPorts(storage, { ways: signOnWaysOf(deployment), cameBack: signedOn }, () =>
        engineHere().then(({ world }) => world),
      )}
      cards={cards}
      clock={clock.now}
      storage={storage}
      views={views}
      engine={engineHere}
      notices={notices}
      version={new URL(import.meta.url).pathname}
      onAnew={() => setAside(storage)}
      onShown={() => {
        delete document.documentElement.dataset['stored']
        answerEarlyTap()
        runner.start()
        whenStarted()
      }}
    />
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const isDrawn =
    snapshot !== undefined && language === boot.language && view === 'chat' && root.firstElementChild !== null
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

function bootOf(page: Document): Boot | undefined {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}

/** Where the page came without a drawn first turn: another host, or development. */
async function bootFromServer(): Promise<Boot> {
  const { openedHere } = await import('./first-screen/boot-from-server.ts')
  return openedHere()
}
