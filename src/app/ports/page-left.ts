import type { Ports } from '#flows/core/engine/runner.ts'

/**
 * Ports that tell no failure while the page is being left: the browser cuts off what is under way before it lets go of
 * the page, which says nothing of the server. The next page asks again; this one tells it if it is shown once more.
 */
export function untilPageLeft(ports: Ports): Ports {
  let isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
  const onceShown = async (error: unknown): Promise<never> => {
    if (isLeft) await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
    throw error
  }
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      (input: never, at) => port(input, at).catch(onceShown),
    ]),
  ) satisfies Ports
}
