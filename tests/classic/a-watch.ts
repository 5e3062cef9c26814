import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Ports } from '#flows/core/engine/runner.ts'

/** Somebody looks at the restaurant, and finds it as the test says; until then nothing changes. */
export function aWatch() {
  const states: ('disabled' | 'enabled')[] = []
  let wake = () => {}
  const look = async ({ restaurant }: { restaurant: Restaurant }): Promise<Restaurant> => {
    const state = states.shift()
    if (state !== undefined)
      return { ...restaurant, settings: { ...restaurant.settings, ordersEnabled: state === 'enabled' } }
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return look({ restaurant })
  }
  return {
    port: look as Ports[string],
    is: (state: 'disabled' | 'enabled') => {
      states.push(state)
      wake()
    },
  }
}
