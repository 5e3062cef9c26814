import { lazy, type ComponentType } from 'react'
import { VIEWS, type View } from '#bindings/view-context.ts'

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

/** A conversation that goes on stands anywhere: its card is at hand when it is drawn. */
async function resumed(first: View): Promise<ViewComponent> {
  const [view] = await Promise.all([
    LOADERS[first](),
    import('#chat/cards/registry.ts').then(({ prefetchCards }) => prefetchCards()),
  ])
  return view
}

/** The faces of the product: the one that is shown first at hand, each other fetched when it is chosen. */
export async function viewsFrom(first: View, isResumed: boolean): Promise<Views> {
  const shown = await (first !== 'classic' && isResumed ? resumed(first) : LOADERS[first]())
  const laterOr = (view: View) =>
    view === first ? shown : lazy(() => LOADERS[view]().then((component) => ({ default: component })))
  return Object.fromEntries(VIEWS.map((view) => [view, laterOr(view)])) as Views
}
