import { Children, isValidElement, type ReactNode } from 'react'
import type { ActingBox, ActingButton, PageForm, SentButton } from '#ui/forms/page-form.ts'

/** The name under which a form sends what was pressed. */
export const CHOICE = 'choice'

/** What was sent: what was pressed, and every field by its name. */
export type Sent = { readonly choice: string; readonly fields: URLSearchParams }

/** What acts on a page, noted while it is drawn, so that its server can do what is sent. */
export type PageActs = {
  readonly form: PageForm
  /** Forgets what was noted: the page is drawn once more. */
  readonly reset: () => void
  /** Ticks what was ticked, then does what was pressed; false where the page offers no such thing. */
  readonly perform: (sent: Sent) => boolean
  /** Whether what was pressed sends fields, which are shown with what is wrong if they are not taken. */
  readonly isSubmit: (choice: string) => boolean
  /** The markup without the marks of its buttons, and without those that would do nothing here. */
  readonly finished: (html: string, doesNothing: (act: () => void) => boolean) => string
}

/** A button that is marked; one never stands in another. */
const MARKED = /(<button\b[^>]*) data-act="([^"]*)"([^>]*>[\s\S]*?<\/button>)/g

type Noted = { readonly act: () => void; readonly isSubmit: boolean }

/** `isPlain`: the page has no code, so that its buttons are those of a form. */
export function createPageActs(isPlain: boolean): PageActs {
  const buttons = new Map<string, Noted>()
  const submits = new Map<string, Noted>()
  let boxes: ActingBox[] = []

  function formOf(onSubmit: (() => void) | undefined): PageForm {
    return {
      isPlain,
      button: (button) => noted(button, onSubmit),
      box: (box) => void boxes.push(box),
      within: formOf,
    }
  }

  function noted(button: ActingButton, onSubmit: (() => void) | undefined): SentButton {
    const isSubmit = button.isSubmit === true
    const act = isSubmit ? onSubmit : button.act
    if (!act) return {}
    const key = keyOf(button)
    buttons.set(key, { act, isSubmit })
    if (isSubmit) submits.set(key, { act, isSubmit })
    return isPlain ? { type: 'submit', name: CHOICE, value: key, 'data-act': key } : {}
  }

  /** What it answers, is called or says; a second one of the same is counted. */
  function keyOf({ choice, label, children }: ActingButton): string {
    const name = choice ?? label ?? textOf(children)
    for (let count = 1; ; count++) {
      const key = count === 1 ? name : `${name} ${count}`
      if (!buttons.has(key)) return key
    }
  }

  function pressed(choice: string): Noted | undefined {
    // Enter in a field presses nothing: it sends the only form there is.
    if (choice === '') return submits.size === 1 ? [...submits.values()][0] : undefined
    return buttons.get(choice)
  }

  return {
    form: formOf(undefined),
    reset: () => {
      buttons.clear()
      submits.clear()
      boxes = []
    },
    perform: ({ choice, fields }) => {
      const button = pressed(choice)
      if (!button) return false
      const isTicked = ({ name, value }: ActingBox) => fields.getAll(name).includes(value)
      // What is taken off makes room for what is set.
      for (const box of boxes) if (box.isSet && !isTicked(box)) box.unset?.()
      for (const box of boxes) if (!box.isSet && isTicked(box)) box.set()
      button.act()
      return true
    },
    isSubmit: (choice) => pressed(choice)?.isSubmit === true,
    finished: (html, doesNothing) =>
      html.replaceAll(MARKED, (_: string, before: string, escaped: string, after: string) => {
        const button = buttons.get(unescaped(escaped))
        return button && !button.isSubmit && doesNothing(button.act) ? '' : `${before}${after}`
      }),
  }
}

/** The texts of what is drawn inside an element. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child)
      return isValidElement<{ children?: ReactNode; text?: string }>(child)
        ? (child.props.text ?? textOf(child.props.children))
        : ''
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** An attribute's value as React has escaped it. */
function unescaped(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => ESCAPES[escape] ?? escape)
}
