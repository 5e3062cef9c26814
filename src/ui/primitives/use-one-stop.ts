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

/**
 * A row of buttons as one stop of the Tab key, which arrows, Home and End go through (toolbar of the ARIA patterns). It is
 * entered at `current`, its place counted from 0.
 */
export function useOneStop(current: number): OneStop {
  const [focused, setFocused] = useState<number | undefined>(undefined)
  return {
    stop: focused ?? current,
    row: {
      onFocus: ({ currentTarget, target }) => setFocused(placeIn(currentTarget, target).at),
      onBlur: () => setFocused(undefined),
      onKeyDown: (event) => {
        const { at, buttons } = placeIn(event.currentTarget, event.target)
        const places: Readonly<Record<string, number>> = {
          ArrowRight: (at + 1) % buttons.length,
          ArrowLeft: at - 1,
          Home: 0,
          End: -1,
        }
        const place = places[event.key]
        if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        buttons.at(place)?.focus()
      },
    },
  }
}

function placeIn(row: Element, target: EventTarget) {
  const buttons = [...row.querySelectorAll('button')]
  return { buttons, at: buttons.findIndex((button) => button === target) }
}
