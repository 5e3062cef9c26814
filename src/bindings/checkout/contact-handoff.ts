import { createContext } from 'react'

/** The contact form on the page, for what is typed elsewhere on it. */
export type OpenForm = {
  readonly writeEmail: (email: string) => void
  readonly acceptPolicy: () => void
  /** Says that the policy has to be accepted, and leads to its tick. */
  readonly refusePolicy: () => void
  readonly submit: () => void
}

/** Where the contact form is found while it can be filled in. */
export type ContactHandoff = {
  readonly open: (form: OpenForm) => () => void
  readonly form: () => OpenForm | undefined
}

/** A handoff without a form. */
export function createContactHandoff(): ContactHandoff {
  let current: OpenForm | undefined
  return {
    open: (form) => {
      current = form
      return () => {
        if (current === form) current = undefined
      }
    },
    form: () => current,
  }
}

export const ContactHandoffContext = createContext<ContactHandoff>(createContactHandoff())
