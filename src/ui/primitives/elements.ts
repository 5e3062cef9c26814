import type { ReactElement } from 'react'

/**
 * What may stand beside others in an element: never a text. A browser that translates the page puts texts of its own in the
 * place of React's, and only a text that is alone in its element is found again.
 */
export type Elements = ReactElement | false | undefined | readonly Elements[]
