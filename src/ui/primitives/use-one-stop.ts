import { useState, type FocusEventHandler, type KeyboardEventHandler } from 'react'

type OneStop = {
  /** The place in the row that the Tab key stops at. */
  readonly stop: number
  /** What the element around the buttons listens to. */
  readonly row: {
    readonly onFocus: FocusEventHandler
    readonly onBlur: FocusEventHandler
    readonly onKeyDown: KeyboardEventHandler
  }
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A row of buttons as one stop of the Tab key, which arrows, Home and End go through (toolbar of the ARIA patterns). It is
 * entered at `current`, its place counted from 0.
 */
export function useOneStop(current: number): OneStop {
  const [focused, setFocused] = useState<number | undefined>(undefined)
  return {
    stop: focused ?? current,
    row: {
      onFocus: ({ currentTarget, target }) => setFocused(placeOf(target, buttonsOf(currentTarget))),
      onBlur: () => setFocused(undefined),
      onKeyDown: (event) => {
        const move = MOVES[event.key]
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return
        const buttons = buttonsOf(event.currentTarget)
        event.preventDefault()
        buttons[move(placeOf(event.target, buttons), buttons.length)]?.focus()
      },
    },
  }
}

function buttonsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll('button')]
}

function placeOf(target: EventTarget, buttons: readonly HTMLElement[]): number {
  return buttons.findIndex((button) => button === target)
}
