import { lazy, Suspense, type ComponentType } from 'react'
import { VIEWS, type View } from '#bindings/runtime/view-context.ts'

export type ViewComponent = ComponentType<{
  readonly productName: string
  readonly languages: readonly string[]
}>

export type Views = Readonly<Record<View, ViewComponent>>

const LOADERS: Readonly<Record<View, () => Promise<ViewComponent>>> = {
  chat: () => import('#chat/chat.tsx').then(({ Chat }) => Chat),
  classic: () => import('#classic/classic.tsx').then(({ Classic }) => Classic),
  linear: () => import('#chat/linear/linear.tsx').then(({ Linear }) => Linear),
}

/** A conversation that goes on stands anywhere: its card or screen is at hand when it is drawn. */
async function resumed(first: View): Promise<ViewComponent> {
  const [view] = await Promise.all([
    LOADERS[first](),
    first === 'classic'
      ? import('#classic/screens/screen-registry.ts').then(({ prefetchScreens }) => prefetchScreens())
      : import('#chat/cards/card-registry.ts').then(({ prefetchCards }) => prefetchCards()),
  ])
  return view
}

/** The views of the product: the one that is shown first at hand, each other fetched when it is chosen. */
export async function viewsFrom(first: View, isResumed: boolean): Promise<Views> {
  const shown = await (isResumed ? resumed(first) : LOADERS[first]())
  const shownOrLater = (view: View) => (view === first ? shown : laterView(LOADERS[view]))
  return Object.fromEntries(VIEWS.map((view) => [view, shownOrLater(view)])) as Views
}

/** Only what is fetched later is suspended: a boundary around the drawn view would be taken over after the conversation has gone on. */
function laterView(load: () => Promise<ViewComponent>): ViewComponent {
  const Later = lazy(() => load().then((component) => ({ default: component })))
  return function LaterView(props) {
    return (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    )
  }
}
