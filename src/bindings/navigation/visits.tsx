import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { navigate } from 'wouter/use-browser-location'
import { hasEmailLink, withKeptLink, withoutEmailLink } from '#domain/navigation/guards.ts'
import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'
import { placeRouteOf, screenRouteOf } from '#flows/navigation/place-route.ts'
import { cameFrom, guarded, visitOf, type PageRoute } from '#flows/navigation/visit.ts'
import { isVisitorKnown } from '#flows/account/visitor.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'
import { openedRoute, whenOpenable } from './opened-route.ts'
import { navigationStateOf } from './navigation-state.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { shownAddressOf, shownRoute } from './shown-address.ts'
import { PersonalDataContext, type PersonalData } from '../words/use-formatter.ts'
import { ViewContext } from '../runtime/view-context.ts'

/** The draft that keeps the address a login leads back to (S3.50). */
export const PREVIOUS_URL = 'previousUrl'

export type Visits = {
  /** The page that stands beside the conversation. */
  readonly page: PageRoute | undefined
  /**
   * Follows a link: a command goes to the conversation, and the address follows that; a page has an address of its own.
   */
  readonly visit: (route: Route) => void
  /** Back from a page to where the conversation stands. */
  readonly leave: () => void
  /** Shows a page in the place of what is shown, until `resume` (S4.114). */
  readonly interrupt: (page: PageRoute) => void
  /** Back to what was interrupted: its page, or where the conversation stands by now. */
  readonly resume: () => void
}

const VisitsContext = createContext<Visits | undefined>(undefined)

/** Navigation, the same in both views; throws outside of its provider (a bug). */
export function useVisits(): Visits {
  const visits = useContext(VisitsContext)
  if (!visits) throw new Error('nobody leads anywhere here')
  return visits
}

type VisitsProviderProps = {
  /**
   * Whether the address has positioned the conversation. Set here, kept by the caller: this component is remounted with
   * each runner.
   */
  readonly isPositioned?: { current: boolean } | undefined
  /** The page that is open from the start, where it is known when it is drawn. */
  readonly openedPage?: PageRoute | undefined
  readonly children: ReactNode
}

/** Holds the page that is open beside the conversation, for all views. */
export function VisitsProvider({ isPositioned, openedPage, children }: VisitsProviderProps) {
  const runner = useRunner()
  const { view, wasShown } = useContext(ViewContext)
  const personalData = useContext(PersonalDataContext)
  const [page, setPage] = useState(openedPage)
  const isByScreen = useRef(false)
  useLayoutEffect(() => {
    isByScreen.current = view === 'classic'
  }, [view])
  const place = useCallback(() => {
    const conversation = runner.conversation()
    return isByScreen.current ? screenRouteOf(conversation) : placeRouteOf(conversation)
  }, [runner])
  const go = useCallback(
    (wanted: Route, isReplacing: boolean) => {
      const route = withTokens(wanted, personalData)
      const conversation = runner.conversation()
      const back = cameFrom(route, conversation)
      if (back !== undefined) personalData.keepDraft(PREVIOUS_URL, back)
      const found = visitOf(route, conversation)
      setPage(found.kind === 'page' ? found.page : undefined)
      if (found.kind === 'command') runner.dispatch(found.command)
      else navigateTo(found.kind === 'page' ? found.page : place(), isReplacing)
      if (found.kind !== 'page' && found.at !== undefined) showAddress(found.at, true)
    },
    [runner, personalData, place],
  )
  const shownIn = useRef(view)
  useEffect(() => {
    if (shownIn.current === view) return
    shownIn.current = view
    // The basket lies over a category in one view, and is a question of its own in another.
    if (!page) showAddress(place(), true)
  }, [view, page, place])
  const visit = useCallback(
    (route: Route) => {
      // A page somebody went to, be it the first, did not come with the opening: it takes the focus.
      wasShown.current = true
      go(route, false)
    },
    [go, wasShown],
  )
  const leave = useCallback(() => {
    setPage(undefined)
    navigateTo(place(), false)
  }, [place])

  const interrupt = useCallback((issue: PageRoute) => {
    const interrupted = hrefOf(shownRoute())
    setPage(issue)
    navigate(shownAddressOf(issue), {
      replace: true,
      state: { ...navigationStateOf(history.state), interrupted },
    })
  }, [])
  const resume = useCallback(() => {
    const { interrupted, ...state } = navigationStateOf(history.state)
    const conversation = runner.conversation()
    const found = visitOf(interrupted === undefined ? shownRoute() : parseRoute(interrupted), conversation)
    const resumed = found.kind === 'page' ? found.page : undefined
    setPage(resumed)
    navigate(shownAddressOf(resumed ?? place()), { replace: true, state })
  }, [runner, place])

  const open = useCallback((route: Route) => go(route, true), [go])
  useOpening(runner, open, setPage, place, isPositioned)
  const isClassic = view === 'classic'
  useEffect(() => {
    // The chat says that a link led nowhere; the classic view shows the 404 page (S2.41, S4.46).
    if (!isClassic) return undefined
    const listen = ({ facts }: RunnerEvents['step']) => {
      const isNotFound = facts.some(
        (fact) =>
          fact.type === 'restaurant.notFound' ||
          (fact.type === 'order.unfound' && fact.problem === 'order.notFound'),
      )
      if (isNotFound) visit({ name: 'notFound' })
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, visit, isClassic])

  useEffect(() => {
    if (!page) return undefined
    const follow = ({ before, after, traits }: RunnerEvents['step']) => {
      if (traits && !traits.outlivesUndo) setPage(undefined)
      // A page that was opened before the session was known passes the guards again.
      else if (before.flows.session !== after.flows.session && isVisitorKnown(after.flows.session))
        if (hrefOf(guarded(page, after)) !== hrefOf(page)) go(page, true)
    }
    runner.on('step', follow)
    return () => runner.off('step', follow)
  }, [runner, page, go])
  useEffect(() => {
    const step = () => {
      const shown = shownRoute()
      // A mailed link that is opened where its order is shown already changes the fragment alone: no page is loaded.
      if (hasEmailLink(shown)) return go(shown, true)
      const found = visitOf(shown, runner.conversation())
      setPage(found.kind === 'page' ? found.page : undefined)
    }
    window.addEventListener('popstate', step)
    return () => window.removeEventListener('popstate', step)
  }, [runner, go])

  const visits = useMemo(
    () => ({ page, visit, leave, interrupt, resume }),
    [page, visit, leave, interrupt, resume],
  )
  return <VisitsContext value={visits}>{children}</VisitsContext>
}

/**
 * The address the page was opened with positions the conversation, once; `/` leads to where the conversation is (S2.1).
 * Where another tab has gone on with the conversation, this tab's address is old: it follows and positions nothing.
 */
function useOpening(
  runner: Runner,
  open: (route: Route) => void,
  showPage: (page: PageRoute) => void,
  place: () => Route,
  given: { current: boolean } | undefined,
): void {
  const own = useRef(false)
  const isPositioned = given ?? own
  useEffect(() => {
    if (isPositioned.current) {
      const found = visitOf(shownRoute(), runner.conversation())
      if (found.kind === 'page') showPage(found.page)
      else showAddress(place(), true)
      return undefined
    }
    // Read before the conversation moves: from then on the address follows the conversation.
    const opened = openedRoute()
    return whenOpenable(runner, opened, () => {
      isPositioned.current = true
      if (opened.name === 'home') navigateTo(place(), true)
      else if (!isScreenShown(opened, place(), runner)) open(opened)
    })
  }, [runner, open, showPage, place, isPositioned])
}

/** Whether an address is that of the screen the menu view shows and not of the question: a reload there answers nothing. */
function isScreenShown(opened: Route, place: Route, runner: Runner): boolean {
  const address = hrefOf(place)
  return hrefOf(opened) === address && address !== hrefOf(placeRouteOf(runner.conversation()))
}

/** The secrets of a mailed link are kept with personal data, and out of the address (S4.44). */
function withTokens(route: Route, personalData: PersonalData): Route {
  if (hasEmailLink(route)) history.replaceState(history.state, '', shownAddressOf(withoutEmailLink(route)))
  return withKeptLink(route, personalData.keep)
}

/** Shows an address without loading a page; the query parameter of the view stays. */
function navigateTo(route: Route, isReplacing: boolean): void {
  const href = hrefOf(route)
  const shown = shownRoute()
  const isShown = shown.name === 'forgotPassword' ? hrefOf(shown) === href : shown.name === route.name
  if (!isShown) showAddress(route, isReplacing)
}

function showAddress(route: Route, isReplacing: boolean): void {
  navigate(shownAddressOf(route), isReplacing ? { replace: true, state: history.state as unknown } : {})
}
