import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import type { RunnerEvents } from '#flows/runner.ts'
import { liveTurnOf } from '#flows/conversation.ts'
import { useConversation, useRunner } from '#bindings/runner-context.ts'
import { showTheme, storedTheme } from '#bindings/use-theme.ts'
import { useVisits } from '#bindings/visits.tsx'
import { LaterPage } from '#pages/later-page.tsx'
import { PageHostContext, type PageHost } from '#pages/page-host.ts'
import { Announcer } from './announcer.tsx'
import { ClassicContext, type ClassicActs } from './classic-context.ts'
import { Dialogs, type OwnDialog } from './dialogs/dialogs.tsx'
import { BasketPanel } from './layout/basket-panel.tsx'
import { Frame } from './layout/frame.tsx'
import { SideMenu } from './layout/side-menu.tsx'
import { usePopover } from './layout/use-popover.ts'
import { screenOf, type ScreenName } from './screen-of.ts'
import { AuthenticateScreen } from './screens/authenticate.screen.tsx'
import { BeforeOrderScreen } from './screens/before-order.screen.tsx'
import { CategoriesScreen } from './screens/categories.screen.tsx'
import { CheckoutScreen } from './screens/checkout.screen.tsx'
import { LoadingScreen } from './screens/loading.screen.tsx'
import { MenuScreen } from './screens/menu.screen.tsx'
import { OrderScreen } from './screens/order.screen.tsx'
import { ProductScreen } from './screens/product.screen.tsx'
import { RestaurantsScreen } from './screens/restaurants.screen.tsx'

type ClassicProps = { readonly productName: string; readonly languages: readonly string[] }

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
}

/** The same conversation as screens instead of turns: what the machine asks decides which is shown. */
export function Classic({ productName, languages }: ClassicProps) {
  const { page, visit } = useVisits()
  const host = useMemo((): PageHost => ({ productName, headingLevel: 1 }), [productName])
  const basket = usePopover()
  const menu = usePopover()
  const [dialog, setDialog] = useState<OwnDialog | undefined>(undefined)
  const screen = useConversation(screenOf)
  const Screen = SCREEN_OF[screen]
  const [seenScreen, setSeenScreen] = useState(screen)
  if (seenScreen !== screen) {
    setSeenScreen(screen)
    if (screen === 'product') basket.close()
  }
  usePaidOrder(useCallback(() => setDialog({ name: 'paid' }), []))
  useEffect(() => showTheme(storedTheme()), [])
  const { open: openBasket } = basket
  useBasketOpening(openBasket)
  const { open: openMenu } = menu
  const acts = useMemo(
    (): ClassicActs => ({
      visit,
      openBasket,
      openMenu,
      openInfo: () => setDialog({ name: 'info' }),
      askRemoval: (lineId) => setDialog({ name: 'removal', lineId }),
    }),
    [visit, openBasket, openMenu],
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
        <SideMenu popover={menu} languages={languages} />
        <BasketPanel popover={basket} isAtCheckout={screen === 'checkout'} />
        <Dialogs own={dialog} onClose={() => setDialog(undefined)} />
        <Announcer />
      </PageHostContext>
    </ClassicContext>
  )
}

/** Tells once that a payment went through: where the machine had been paying, an order is now followed (S2.119). */
function usePaidOrder(onPaid: () => void): void {
  const runner = useRunner()
  useEffect(() => {
    const listen = ({ before, after }: RunnerEvents['step']) => {
      const isPaid =
        liveTurnOf(before)?.question.name === 'paying' && liveTurnOf(after)?.question.name === 'order'
      if (isPaid) onPaid()
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, onPaid])
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
