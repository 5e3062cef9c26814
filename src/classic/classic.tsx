import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { useConversation, useRunner } from '#bindings/runtime/runner-context.ts'
import { useKeptFocus } from '#bindings/runtime/use-kept-focus.ts'
import { showTheme, storedTheme } from '#bindings/runtime/use-theme.ts'
import { useUndoKeys } from '#bindings/navigation/use-undo-keys.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { whenIdle } from '#bindings/timing/when-idle.ts'
import { LaterPage } from '#pages/later-page.tsx'
import { PageHostContext, type PageHost } from '#pages/page-host.ts'
import { Announcer } from './announcer.tsx'
import { ClassicContext, type ClassicActs } from './classic-context.ts'
import { useDialogQueue } from './dialogs/own-dialog.ts'
import { useEventDialogs } from './dialogs/use-event-dialogs.ts'
import { goToBasketBeside, isBasketBeside } from './layout/basket-beside.ts'
import { Frame } from './layout/frame.tsx'
import { usePopover } from './layout/use-popover.ts'
import { ComeBackContext, ScreenStop, useScreenScroll } from './layout/use-screen-scroll.ts'
import { LaterLayers, prefetchLayers } from './later-layers.ts'
import { dialogOf, hasFirstScreen, screenOf } from './screen-of.ts'
import { prefetchScreens, SCREEN_OF } from './screens/screen-registry.ts'
import { Spinner } from './screens/spinner.tsx'

type ClassicProps = { readonly productName: string; readonly languages: readonly string[] }

/** The classic view: the same conversation as screens instead of turns; what is asked decides which screen is shown. */
export function Classic({ productName, languages }: ClassicProps) {
  const { page, visit } = useVisits()
  const basket = usePopover()
  const menu = usePopover()
  const { current: dialog, open: openDialog, close: closeDialog } = useDialogQueue()
  const dialogAsked = useConversation(dialogOf)
  // A dialog that tells of trouble leads to that page, and waits until it is left.
  const asked = page?.name === 'sendConversation' ? undefined : dialogAsked
  const screen = useConversation(screenOf)
  const category = useConversation(({ flows }) => flows.menu.context.categoryId)
  const what = page ? hrefOf(page) : `${screen} ${category ?? ''}`
  const { arrive, comesBackTo } = useScreenScroll(what, page !== undefined || screen === 'product')
  const host = useMemo((): PageHost => ({ productName, arrive }), [productName, arrive])
  const Screen = SCREEN_OF[screen]
  const [seenScreen, setSeenScreen] = useState(screen)
  if (seenScreen !== screen) {
    setSeenScreen(screen)
    if (screen === 'product') basket.close()
  }
  useEventDialogs(openDialog)
  useUndoKeys()
  useKeptFocus(screenHeading)
  const isLayered = [basket, menu].some(({ display }) => display !== 'CLOSED') || Boolean(asked ?? dialog)
  usePrefetchedLayers(screen !== 'restaurants')
  usePrefetchedScreens(useConversation(hasFirstScreen))
  useEffect(() => showTheme(storedTheme()), [])
  const { open: openPanel } = basket
  useBasketOpening(openPanel)
  const openBasket = useCallback(() => {
    if (!goToBasketBeside()) openPanel()
  }, [openPanel])
  const { open: openMenu } = menu
  const acts = useMemo(
    (): ClassicActs => ({
      visit,
      openBasket,
      openMenu,
      openInfo: () => openDialog({ name: 'info' }),
      askRemoval: (lineId) => openDialog({ name: 'removal', lineId }),
      askRating: (orderId) => openDialog({ name: 'rating', orderId }),
    }),
    [visit, openBasket, openMenu, openDialog],
  )
  return (
    <ClassicContext value={acts}>
      <PageHostContext value={host}>
        <Frame
          productName={productName}
          languages={languages}
          isReduced={screen === 'checkout' && page === undefined}
        >
          <ScreenStop key={what} what={what} />
          <ComeBackContext value={comesBackTo}>
            {page ? (
              <LaterPage page={page} />
            ) : (
              <Suspense fallback={<Spinner />}>
                <Screen key={screen} />
              </Suspense>
            )}
          </ComeBackContext>
        </Frame>
        {isLayered && (
          <Suspense fallback={null}>
            <LaterLayers
              menu={menu}
              basket={basket}
              productName={productName}
              languages={languages}
              isAtCheckout={screen === 'checkout'}
              asked={asked}
              own={dialog}
              onClose={closeDialog}
            />
          </Suspense>
        )}
        <Announcer dialog={dialog?.name} />
      </PageHostContext>
    </ClassicContext>
  )
}

/** The heading of the screen; the group that held what is gone is nearer, where there is one. */
function screenHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}

/** Shows the basket once something was added, where the deployment wants it so (S1.47). */
function useBasketOpening(open: () => void): void {
  const runner = useRunner()
  useEffect(() => {
    if (!runner.conversation().settings.flags.basketOpensOnAdd) return undefined
    const countIn = ({ flows }: RunnerEvents['step']['after']) =>
      basketTotals(flows.basket.context.basket).count
    const listen = ({ before, after }: RunnerEvents['step']) => {
      if (countIn(after) > countIn(before) && !isBasketBeside()) open()
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, open])
}

/** Fetches the screens that follow once the first one is shown and the browser is idle. */
function usePrefetchedScreens(isStanding: boolean): void {
  useEffect(() => (isStanding ? whenIdle(() => void prefetchScreens()) : undefined), [isStanding])
}

/**
 * Fetches menu, basket panel and dialogs at the customer's first move, tap or key, or past the first screen once the
 * browser is idle.
 */
function usePrefetchedLayers(isUnderWay: boolean): void {
  useEffect(() => {
    const near = () => void prefetchLayers()
    if (isUnderWay) return whenIdle(near)
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, near, { once: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, near)
    }
  }, [isUnderWay])
}
