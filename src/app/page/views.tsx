import { Suspense, type ComponentType } from 'react'
import { laterPart } from '#bindings/runtime/later.ts'
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

/**
 * A view for a conversation that was resumed: fetched with its later cards or screens, because any of them may be the
 * first.
 */
async function resumed(first: View): Promise<ViewComponent> {
  const [view] = await Promise.all([
    LOADERS[first](),
    first === 'classic'
      ? import('#classic/screens/screen-registry.ts').then(({ prefetchScreens, prefetchCheckoutScreen }) =>
          Promise.all([prefetchScreens(), prefetchCheckoutScreen()]),
        )
      : import('#chat/cards/card-registry.ts').then(({ prefetchCards, prefetchCheckoutCard }) =>
          Promise.all([prefetchCards(), prefetchCheckoutCard()]),
        ),
    first === 'linear' &&
      import('#chat/linear/paged-questions.ts').then(({ prefetchPages }) => prefetchPages()),
  ])
  return view
}

/** The views of the product: the first one fetched now, each other when it is chosen. */
export async function viewsFrom(first: View, isResumed: boolean): Promise<Views> {
  const shown = await (isResumed ? resumed(first) : LOADERS[first]())
  const shownOrLater = (view: View) => (view === first ? shown : laterView(LOADERS[view]))
  return Object.fromEntries(VIEWS.map((view) => [view, shownOrLater(view)])) as Views
}

/**
 * Only views that are fetched later are inside a Suspense: one around the first view would be hydrated after the
 * conversation has gone on.
 */
function laterView(load: () => Promise<ViewComponent>): ViewComponent {
  const Later = laterPart(load)
  return function LaterView(props) {
    return (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    )
  }
}
