import { createElement, lazy, use, type ComponentType } from 'react'
import { partFetched, shared } from './until-fetched.ts'

/** Components of one module, fetched when the first of them is rendered or before. */
export type Later<Name extends string, Props> = {
  /** The component of a name; it suspends only where it was not fetched ahead. */
  readonly component: (name: Name) => ComponentType<Props>
  /** Fetches them ahead, once; what a bad line lost is fetched again when one of them is needed. */
  readonly fetchAhead: () => Promise<void>
}

/**
 * Components of a module that the first screen does not need. A fetched component is rendered at once, which
 * `React.lazy` does not do: React shows a Suspense fallback for at least 300 ms, however soon the module came.
 */
export function later<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): Later<Name, Props> {
  let here: Readonly<Record<Name, ComponentType<Props>>> | undefined
  const fetchOnce = shared(async () => (here = await load()))
  const fetchNeeded = shared(() => partFetched(fetchOnce))
  return {
    component: (name) =>
      function LaterComponent(props: Props) {
        return createElement((here ?? use(fetchNeeded()))[name], props)
      },
    fetchAhead: () => fetchOnce().then(nothing, nothing),
  }
}

/** A component that is fetched when it is first rendered; the Suspense around it shows that it is waited for. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() => partFetched(load).then((component) => ({ default: component })))
}

function nothing(): void {}
