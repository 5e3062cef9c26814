import type { UserEvent } from '@testing-library/user-event'

/** Taps, each elsewhere than the last one: two in one place are a double tap. */
export function tapping(user: Pick<UserEvent, 'pointer'>): (target: Element) => Promise<void> {
  let taps = 0
  return (target) => {
    taps += 1
    return user.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: taps * 100, clientY: 0 } }])
  }
}
