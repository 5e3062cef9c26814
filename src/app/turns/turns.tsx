import {
  type Answering,
  type Asking,
  type Leaving,
  type Opening,
  type PageAlone,
  type PlainPage,
  type SentForm,
  type TurnAnswer,
  type Turns,
} from '#contracts/system/turns.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { fetchParameters } from '#api/settings.api.ts'
import { legalLinksOf } from '#domain/links/legal-links.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { Log } from '#flows/core/log/log.ts'
import { viewNamed } from '#bindings/runtime/view-context.ts'
import { SENT, typedElsewhere } from '#bindings/words/sent-fields.ts'
import { openingLog, settingsOf, type Boot } from '../first-screen/boot.ts'
import { snapshotOf } from '../first-screen/snapshot.ts'
import { createBlobStore } from './blob-store.ts'
import { CHOICE, createPageActs } from './page-acts.ts'
import { createLogReader } from './log-reader.ts'
import { packedLog } from './sent-log.ts'
import {
  foldable,
  identified,
  idOf,
  isContactKnown,
  paymentReturnOf,
  plainSettingsOf,
  questionOf,
  untouched,
  visited,
} from './turn-log.ts'
import { createTurnTexts } from './turn-texts.ts'
import { drawn } from './turn-page.tsx'
import { leavingPage, refusedPage } from './pages-alone.ts'
import { during, runTurn, type RunWorld, type TurnRun } from './turn-run.ts'
import { nextRefresh, orderHref, paidFor, refreshOf, seeOrder, type Wanted } from './wanted.ts'

export type TurnWorld = {
  readonly deployment: () => Deployment
  /** As the first turn of a page lists them. */
  readonly restaurants: () => readonly Restaurant[]
  readonly now: () => number
  /** Told of what went wrong while a part of a page was drawn. */
  readonly onError: (error: unknown) => void
}

const BLOBS_KEPT = 200

/** Answers taps for pages whose code has not come, or never will: folds the log that is sent, and draws the next turn. */
export function createTurns({ deployment, restaurants, now, onError }: TurnWorld): Turns {
  const blobs = createBlobStore(BLOBS_KEPT)
  const textsOf = createTurnTexts(deployment)
  const run = (log: Log, asking: Asking, given: Pick<RunWorld, 'isReadOnly' | 'cameBack'> = {}) =>
    runTurn(log, asking, { deployment: deployment(), now, blobs, ...given })
  const ask = (log: Log, asking: Asking) => run(log, asking, { isReadOnly: true })
  const readLog = createLogReader({ blobs, restaurants, now, ask })

  return {
    open: async (opening) => (await backFromPaying(opening)) ?? opened(opening, false),
    answer,
    refusal,
  }

  async function refusal(code: string, language: string, sent: SentForm): Promise<PageAlone> {
    return refusedPage(code, sent, await textsOf(language))
  }

  async function opened(opening: Omit<Opening, 'left'>, isAnew: boolean): Promise<TurnAnswer> {
    const settings = plainSettingsOf(deployment())
    const log = openingLog({ id: crypto.randomUUID(), path: opening.path, settings, now: now() })
    return during(run(log, opening), async (begun) => {
      await begun.settled()
      const page = visited(opening.path, begun)
      await begun.settled()
      const { language, isRefreshed } = opening
      return plain(begun, { language, view: viewNamed(opening.view), page, isAnew, isRefreshed })
    })
  }

  /** Goes on with the conversation that was left to pay, where its customer comes back from there. */
  async function backFromPaying(opening: Opening): Promise<TurnAnswer | undefined> {
    const cameBack = paymentReturnOf(opening.path)
    const left = cameBack && (await opening.left())
    const log = left && (await readLog(left.log, plainSettingsOf(deployment()), opening))
    const begun = log && foldable(() => run(log, opening, { cameBack }))
    return begun && during(begun, () => wentOn(begun, { ...opening, view: left.view })).catch(unread)
  }

  async function wentOn(begun: TurnRun, { view, language, isRefreshed }: Opening): Promise<TurnAnswer> {
    const { runner } = begun
    const { placed } = runner.conversation()
    await begun.settled()
    const wanted = { language, view: viewNamed(view), page: undefined, isAnew: false, isRefreshed }
    return runner.conversation().placed > placed
      ? { ...seeOrder(wanted), ordered: idOf(runner.log()) }
      : plain(begun, wanted)
  }

  async function answer(answering: Answering): Promise<TurnAnswer> {
    const { fields, isInPlace } = answering
    const settings = (isInPlace ? settingsOf : plainSettingsOf)(deployment())
    const log = await readLog(fields.get('log') ?? '', settings, answering)
    if (log && idOf(log) === answering.ordered)
      return { kind: 'see', href: orderHref(viewNamed(fields.get('view'))) }
    const begun = log && foldable(() => run(identified(log), answering, { isReadOnly: isInPlace }))
    const given = begun && (await during(begun, () => answered(begun, answering)).catch(unread))
    if (given) return given
    if (isInPlace) return { kind: 'refused' }
    return opened({ ...answering, path: '/', view: fields.get('view') ?? undefined }, true)
  }

  /** What was sent may be anything: what cannot be drawn is as good as nothing. */
  function unread(error: unknown): undefined {
    onError(error)
  }

  async function answered(begun: TurnRun, answering: Answering): Promise<TurnAnswer> {
    const { fields, isInPlace, language, isRefreshed } = answering
    const { runner, personalData } = begun
    const acts = createPageActs(!isInPlace)
    const view = viewNamed(fields.get('view'))
    const wanted: Wanted = { language, view, page: undefined, isAnew: false, isRefreshed }
    const { placed } = runner.conversation()
    const asked = questionOf(runner)
    const known = Object.keys(runner.log().blobs)
    for (const [name, value] of fields) personalData.keepDraft(name, value)
    await drawn(acts, {
      ...wanted,
      ...(await drawing(begun, language, (chosen) => (wanted.language = chosen))),
      onView: (chosen) => (wanted.view = chosen),
      refresh: refreshOf(wanted, (isOn) => (wanted.isRefreshed = isOn)),
    })
    const choice = fields.get(CHOICE) ?? ''
    // What is typed is only in the page, which its code will send.
    if (isInPlace && acts.isSubmit(choice)) return { kind: 'refused' }
    const isOffered = acts.perform({ choice, fields })
    if (isInPlace && !isOffered) return { kind: 'refused' }
    await begun.settled()
    if (acts.isSubmit(choice) && questionOf(runner) === asked) personalData.keepDraft(SENT, 'yes')
    if (begun.isHeldBack()) return { kind: 'refused' }
    const leaving = begun.leaving()
    if (leaving) return left(leaving, runner, paidFor(wanted))
    if (isInPlace) return part(begun, wanted, known)
    if (runner.conversation().placed > placed)
      return { ...seeOrder(paidFor(wanted)), ordered: idOf(runner.log()) }
    if (questionOf(runner) === 'order' && wanted.isRefreshed !== isRefreshed) return seeOrder(wanted)
    return plain(begun, wanted, fields)
  }

  async function plain(begun: TurnRun, wanted: Wanted, sent?: URLSearchParams): Promise<PlainPage> {
    const { runner } = begun
    const acts = createPageActs(true)
    const isTouched = { current: false }
    const touch = () => {
      isTouched.current = true
    }
    const { html, title } = await drawn(acts, {
      ...wanted,
      ...(await drawing(begun, wanted.language, touch)),
      runner: untouched(runner, touch),
      legalLinks: legalLinksOf(await fetchParameters(begun.http)().catch(() => ({}))),
      onView: touch,
      refresh: refreshOf(wanted, touch),
    })
    const doesNothing = (act: () => void) => {
      isTouched.current = false
      try {
        act()
      } catch {
        // It needs a browser.
      }
      return !isTouched.current
    }
    return {
      kind: 'page',
      language: wanted.language,
      title,
      html: acts.finished(html, doesNothing),
      kept: {
        ...(sent && !isContactKnown(runner) && typedElsewhere(sent, html)),
        log: packedLog(runner.log()),
        view: wanted.view,
        language: wanted.language,
      },
      isRefreshed: wanted.isRefreshed,
      refresh: nextRefresh(wanted, runner),
    }
  }

  /** The large answers are left out that the page has given, by their hash: it has them. */
  async function part(begun: TurnRun, wanted: Wanted, known: readonly string[]): Promise<TurnAnswer> {
    const { runner } = begun
    const { language } = wanted
    const acts = createPageActs(false)
    const page = await drawn(acts, {
      ...wanted,
      ...(await drawing(begun, language)),
      onView: () => undefined,
    })
    const log = runner.log()
    const snapshot = snapshotOf(runner.conversation(), log)
    const blobs = Object.fromEntries(Object.entries(log.blobs).filter(([hash]) => !known.includes(hash)))
    const boot: Boot = {
      deployment: deployment(),
      language,
      now: now(),
      log: { ...log, blobs },
      snapshot,
      canGoBack: runner.canUndo('answer'),
    }
    return { kind: 'part', ...page, boot }
  }

  async function left(
    leaving: Leaving,
    runner: Runner,
    { language, view, isRefreshed }: Wanted,
  ): Promise<TurnAnswer> {
    const { way } = runner.conversation().flows.payment.context
    const page = await leavingPage(leaving, way, await textsOf(language))
    return { kind: 'leave', leaving, conversation: { log: packedLog(runner.log()), view }, page, isRefreshed }
  }

  async function drawing(
    { runner, personalData }: TurnRun,
    language: string,
    onLanguage?: (chosen: string) => void,
  ) {
    return {
      deployment: deployment(),
      runner,
      personalData,
      now: now(),
      i18n: await textsOf(language, onLanguage),
    }
  }
}
