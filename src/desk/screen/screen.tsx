import '#ui/style/tokens.css'
import '#ui/style/font.css'
import '#ui/style/base.css'
import '#app/page/page.css'
import { createRoot } from 'react-dom/client'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { traceOf, type Trace } from '#flows/core/engine/trace.ts'
import { createRunner, type Runner } from '#flows/core/engine/runner.ts'
import type { Log } from '#flows/core/log/log.ts'
import { createCardHandoff, type CardAccess } from '#bindings/checkout/card-handoff.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { createI18n } from '#app/languages/i18n.ts'
import { DESK_TEXTS, LATER_TEXTS } from '#app/languages/later-texts.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { App } from '#app/page/providers.tsx'
import { viewsFrom } from '#app/page/views.tsx'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { trustKnownStrings } from '#app/trusted-strings.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import s from './screen.module.css'
import { forbidStorage } from './forbid-storage.ts'
import { replayRunner } from './replay-runner.ts'
import { recordedPorts } from './recorded-ports.ts'
import { READY, type Showing } from './screen-message.ts'

forbidStorage(window)
trustKnownStrings()
const element = document.getElementById('root')
if (!element) throw new Error('the page has no #root')
const root = createRoot(element)
/** The page around this frame, or the one that opened this tab. */
const desk: Window = window.opener ?? window.parent
let traced: { readonly log: Log; readonly trace: Trace } | undefined
let latest = 0

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Showing>) => {
  if (origin === location.origin && source === desk) void show(data)
})
desk.postMessage(READY, location.origin)

const CARDS: CardAccess = { handoff: createCardHandoff(), isReplayed: true }

/** A conversation that goes on from a step with the answers it got then. */
function liveRunner(log: Log, trace: Trace, step: number): Runner {
  const runner = createRunner({
    log: { ...log, entries: log.entries.slice(0, step + 1) },
    ports: recordedPorts(log, trace),
    now: () => trace.steps[step]?.after.now ?? 0,
    store: { append: () => undefined, keepBlob: () => undefined },
  })
  runner.start()
  return runner
}

async function show({ deployment, recording, values, step, view, language, isLive }: Showing): Promise<void> {
  latest += 1
  const turn = latest
  // The same conversation comes with each step, as another object.
  if (traced?.log.entries.length !== recording.entries.length)
    traced = { log: recording, trace: traceOf(recording) }
  const { log, trace } = traced
  const [views, texts] = await Promise.all([viewsFrom(view, true), loadTexts(language)])
  const i18n = createI18n({
    language,
    languages: deployment.languages,
    fallback: deployment.defaultLanguage,
    texts: { [language]: texts },
    own: deployment.texts,
  })
  await i18n.loadNamespaces([...LATER_TEXTS, ...DESK_TEXTS])
  if (turn !== latest) return
  const shown = Math.min(step, trace.steps.length - 1)
  const runner = isLive === true ? liveRunner(log, trace, shown) : replayRunner(log, trace, shown)
  const conversation = runner.conversation()
  const known = new Map(values.map(({ name, value }) => [name, value]))
  const personalData = createPersonalData(undefined)
  history.replaceState(null, '', hrefOf(placeRouteOf(conversation)))
  document.documentElement.lang = language
  const Shown = views[view]
  root.render(
    <App
      key={turn}
      deployment={deployment}
      runner={runner}
      i18n={i18n}
      personalData={{
        ...personalData,
        read: (token) => known.get(token),
        draftOf: (field) => known.get(field) ?? personalData.draftOf(field),
      }}
      cards={CARDS}
      clock={() => conversation.now}
      view={view}
      onView={() => undefined}
      notices={createDeviceNotices()}
    >
      {isLive === true && <p className={s.mark}>{i18n.t('desk.take.mark', { ns: 'desk' })}</p>}
      <Shown productName={deployment.productName} languages={deployment.languages} />
    </App>,
  )
}
