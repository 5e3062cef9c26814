/** What a language is beside its texts (`locales/<code>`) and the words it is typed in. */
export type Language = {
  /** Two letters of ISO 639-1, by which deployments, cookies, accounts and folders of texts name it. */
  readonly code: string
  /** The locale its numbers, dates and lists are written in; its first part is what a card form calls the language. */
  readonly locale: string
  /** Other codes that browsers ask for it by. */
  readonly alsoAskedAs?: readonly string[]
  /** Whether clock times count 24 hours (S2.100): `usually` where a deployment names no languages; where it is left out, where one names it. */
  readonly twentyFourHours?: 'usually' | 'always'
  /** Whether no nought stands before an hour of one digit. */
  readonly hasBareHours?: boolean
}
