import { createContext, useContext, type ReactNode } from 'react'

/** What a button is known by and does, as far as its page has to know of it. */
export type ActingButton = {
  readonly choice?: string | undefined
  readonly label?: string | undefined
  readonly children: ReactNode
  /** Sends the form it stands in. */
  readonly isSubmit?: boolean | undefined
  /** Absent where it may not act now. */
  readonly act: (() => void) | undefined
}

/** One of several, or a tick: what setting and taking it off do. */
export type ActingBox = {
  readonly name: string
  readonly value: string
  readonly isSet: boolean
  readonly set: () => void
  /** Absent where another of its name is set instead. */
  readonly unset?: (() => void) | undefined
}

/** What stands in the page for a button that its server acts for. */
export type SentButton = {
  readonly type?: 'submit'
  readonly name?: string
  readonly value?: string
  /** By what its server finds it again in the page it has drawn. */
  readonly 'data-act'?: string
}

/**
 * The one form by which a page acts that was drawn by a server: while it is drawn, everything that acts is noted in it, so
 * that the server can do what was sent.
 */
export type PageForm = {
  /** Whether the page has no code: it is all the form there is, and shows what cannot be opened by code. */
  readonly isPlain: boolean
  readonly button: (button: ActingButton) => SentButton
  readonly box: (box: ActingBox) => void
  /** The same form for what stands within fields that are sent together. */
  readonly within: (onSubmit: () => void) => PageForm
}

/** Absent in a browser, where the code of the page acts. */
export const PageFormContext = createContext<PageForm | undefined>(undefined)

/** What a button adds to its element where its page is drawn by a server. */
export function useSentButton(button: ActingButton): SentButton | undefined {
  return useContext(PageFormContext)?.button(button)
}

/** Whether the page has no code of its own. */
export function useIsPlain(): boolean {
  return useContext(PageFormContext)?.isPlain === true
}
