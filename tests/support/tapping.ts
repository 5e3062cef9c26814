import { waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'

/** Taps, each elsewhere than the last one: two in one place are a double tap. */
export function tapping(user: Pick<UserEvent, 'pointer'>): (target: Element) => Promise<void> {
  let taps = 0
  return async (target) => {
    taps += 1
    await untilItTakesTaps(target)
    await user.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: taps * 100, clientY: 0 } }])
  }
}

/** A user who clicks, as one does, what takes clicks by now. */
export function patientUser(): UserEvent {
  const user = userEvent.setup({ delay: null })
  const click: UserEvent['click'] = async (target) => {
    await untilItTakesTaps(target)
    await user.click(target)
  }
  return { ...user, click }
}

/** A dialog takes taps a moment after it is drawn: Radix lets it when the page beneath has stopped taking them. */
async function untilItTakesTaps(target: Element): Promise<void> {
  await waitFor(() => {
    if (target.closest<HTMLElement>('[style*="pointer-events"]')?.style.pointerEvents === 'none')
      throw new Error('What is to be tapped takes no taps')
  })
}
