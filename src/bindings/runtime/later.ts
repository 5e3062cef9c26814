import { createElement, use, type ComponentType } from 'react'

/** Components that are fetched together, when the first of them is wanted or ahead of it. */
export type Later<Name extends string, Props> = {
  /** The component of a name; it waits in a Suspense only where it was not fetched ahead. */
  readonly component: (name: Name) => ComponentType<Props>
  /** Fetches them ahead; a failed fetch is tried again, and told, when one of them is needed. */
  readonly fetchAhead: () => Promise<void>
}

/**
 * Components of a module that a page does not begin with. What has been fetched is drawn at once: React holds back
 * for 300 ms what stood behind a fallback, however soon it came.
 */
export function later<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): Later<Name, Props> {
  let coming: ReturnType<typeof load> | undefined
  let here: Readonly<Record<Name, ComponentType<Props>>> | undefined
  function fetch(): ReturnType<typeof load> {
    if (coming) return coming
    const asked = load()
    asked.then(
      (value) => (here = value),
      () => (coming = undefined),
    )
    coming = asked
    return asked
  }
  return {
    component: (name) =>
      function LaterComponent(props: Props) {
        return createElement((here ?? use(fetch()))[name], props)
      },
    fetchAhead: () => fetch().then(nothing, nothing),
  }
}

function nothing(): void {}
