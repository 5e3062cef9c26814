import { createElement, use, type ComponentType } from 'react'

/** Components of one module, fetched when the first of them is rendered or before. */
export type Later<Name extends string, Props> = {
  /** The component of a name; it suspends only where it was not fetched ahead. */
  readonly component: (name: Name) => ComponentType<Props>
  /** Fetches them ahead; a failed fetch is tried again, and told, when one of them is needed. */
  readonly fetchAhead: () => Promise<void>
}

/**
 * Components of a module that the first screen does not need. A fetched component is rendered at once, which
 * `React.lazy` does not do: React shows a Suspense fallback for at least 300 ms, however soon the module came.
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
