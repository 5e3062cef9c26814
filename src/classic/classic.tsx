import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import type { RunnerEvents } from '#flows/runner.ts'
import { useConversation, useRunner } from '#bindings/runner-context.ts'
import { showTheme, storedTheme } from '#bindings/use-theme.ts'
import { useVisits } from '#bindings/visits.tsx'
import { whenIdle } from '#bindings/when-idle.ts'
import { LaterPage } from '#pages/later-page.tsx'
import { PageHostContext, type PageHost } from '#pages/page-host.ts'
import { Announcer } from './announcer.tsx'
import { ClassicContext, type ClassicActs } from './classic-context.ts'
import { useDialogQueue } from './dialogs/own-dialog.ts'
import { useToldDialogs } from './dialogs/use-told-dialogs.ts'
import { Frame } from './layout/frame.tsx'
import { usePopover } from './layout/use-popover.ts'
import { dialogOf, screenOf, type ScreenName } from './screen-of.ts'
import { AuthenticateScreen } from './screens/authenticate.screen.tsx'
import { BeforeOrderScreen } from './screens/before-order.screen.tsx'
import { CategoriesScreen } from './screens/categories.screen.tsx'
import { CheckoutScreen } from './screens/checkout.screen.tsx'
import { LoadingScreen } from './screens/loading.screen.tsx'
import { LaterHistoryScreen, LaterReportScreen } from './screens/later-screens.tsx'
import { MenuScreen } from './screens/menu.screen.tsx'
import { OrderScreen } from './screens/order.screen.tsx'
import { ProductScreen } from './screens/product.screen.tsx'
import { RestaurantsScreen } from './screens/restaurants.screen.tsx'

type ClassicProps = { readonly productName: string; readonly languages: readonly string[] }

/** Side menu, basket panel and dialogs: nothing of them is in the first paint. */
const Layers = lazy(() => import('./layers.tsx').then((module) => ({ default: module.Layers })))

const SCREEN_OF: Readonly<Record<ScreenName, () => ReactNode>> = {
  restaurants: RestaurantsScreen,
  authenticate: AuthenticateScreen,
  beforeOrder: BeforeOrderScreen,
  loading: LoadingScreen,
  categories: CategoriesScreen,
  menu: MenuScreen,
  product: ProductScreen,
  checkout: CheckoutScreen,
  order: OrderScreen,
  history: LaterHistoryScreen,
  report: LaterReportScreen,
}

/** The same conversation as screens instead of turns: what the machine asks decides which is shown. */
export function Classic({ productName, languages }: ClassicProps) {
  const { page, visit } = useVisits()
  const host = useMemo((): PageHost => ({ productName, headingLevel: 1 }), [productName])
  const basket = usePopover()
  const menu = usePopover()
  const { current: dialog, open: openDialog, close: closeDialog } = useDialogQueue()
  const asked = useConversation(dialogOf)
  const screen = useConversation(screenOf)
  const Screen = SCREEN_OF[screen]
  const [seenScreen, setSeenScreen] = useState(screen)
  if (seenScreen !== screen) {
    setSeenScreen(screen)
    if (screen === 'product') basket.close()
  }
  useToldDialogs(openDialog)
  const isLayered = [basket, menu].some(({ display }) => display !== 'CLOSED') || Boolean(asked ?? dialog)
  const hasLayers = useIdle() || isLayered
  useEffect(() => showTheme(storedTheme()), [])
  const { open: openBasket } = basket
  useBasketOpening(openBasket)
  const { open: openMenu } = menu
  const acts = useMemo(
    (): ClassicActs => ({
      visit,
      openBasket,
      openMenu,
      openInfo: () => openDialog({ name: 'info' }),
      askRemoval: (lineId) => openDialog({ name: 'removal', lineId }),
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
          {page ? <LaterPage page={page} /> : <Screen key={screen} />}
        </Frame>
        {hasLayers && (
          <Suspense fallback={null}>
            <Layers
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
        <Announcer />
      </PageHostContext>
    </ClassicContext>
  )
}

/** Shows the basket once something was added, where the deployment wants it so (S1.47). */
function useBasketOpening(open: () => void): void {
  const runner = useRunner()
  useEffect(() => {
    if (!runner.conversation().settings.flags.basketOpensOnAdd) return undefined
    const countIn = ({ flows }: RunnerEvents['step']['after']) =>
      basketTotals(flows.basket.context.basket).count
    const listen = ({ before, after }: RunnerEvents['step']) => {
      if (countIn(after) > countIn(before)) open()
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, open])
}

/** Whether the first screen is painted and there is time for what may be opened next. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
