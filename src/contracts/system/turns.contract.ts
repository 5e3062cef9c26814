/** Who asks: their calls go to the API as their browser's would, with its limits and its session. */
export type Asking = {
  readonly fetch: typeof fetch
  /** Whether they may have a session. */
  readonly isKnown: boolean
  readonly language: string
  /** Whether the page of an order is to refresh itself; undefined until they have chosen. */
  readonly isRefreshed: boolean | undefined
}

/** A customer who asks for a page without code. */
export type Opening = Asking & {
  /** The address the conversation opens at. */
  readonly path: string
  readonly view?: string | undefined
  /** Where they have left to pay elsewhere: the conversation, asked for only where they come back from there. */
  readonly left: () => Promise<LeftConversation | undefined>
}

/** A conversation as its page carried it when it was left: nothing personal is in it. */
export type LeftConversation = { readonly log: string; readonly view: string }

/** A customer who answers: the log of the conversation, what was pressed, and every field. */
export type Answering = Asking & {
  readonly fields: URLSearchParams
  /** The code of the page is on its way: it takes the changed part, and goes on from its log. */
  readonly isInPlace: boolean
  /** The conversation they have ordered by last, where that is known: its earlier pages lead to the order. */
  readonly ordered?: string | undefined
}

/** Where a customer has to go to pay, by an address or by a form. */
export type Leaving = { readonly url: string; readonly values?: Readonly<Record<string, string>> }

/** A form that was sent, or an address that was asked for. */
export type SentForm = {
  readonly method: 'get' | 'post'
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** A page that stands by itself, with a form of its own. */
export type PageAlone = { readonly language: string; readonly title: string; readonly html: string }

/** A page without code. */
export type PlainPage = PageAlone & {
  readonly kind: 'page'
  /** Fields that are sent with whatever is pressed. */
  readonly kept: Readonly<Record<string, string>>
  /** Where what can change by itself is looked at again, and after how long (s). */
  readonly refresh?: { readonly href: string; readonly afterS: number } | undefined
} & Chosen

/** What the customer has chosen beside the conversation, for the pages to come. */
export type Chosen = { readonly isRefreshed?: boolean | undefined }

/** `see`: what came of it has an address. `refused`: the page offers no such thing, or only its code can do it. */
export type TurnAnswer =
  | PlainPage
  | { readonly kind: 'part'; readonly title: string; readonly html: string; readonly boot: unknown }
  | ({
      readonly kind: 'leave'
      readonly leaving: Leaving
      readonly conversation: LeftConversation
      /** For who leaves by a form: every value is sent as it was signed (S3.45). */
      readonly page: PageAlone
    } & Chosen)
  | ({ readonly kind: 'see'; readonly href: string; readonly ordered?: string } & Chosen)
  | { readonly kind: 'refused' }

/** What draws the turns of a page whose code has not come, or never will. */
export type Turns = {
  readonly open: (opening: Opening) => Promise<TurnAnswer>
  readonly answer: (answering: Answering) => Promise<TurnAnswer>
  /** The page that says why a request is refused, by its code, and from which what was sent can be sent again. */
  readonly refusal: (code: string, language: string, sent: SentForm) => Promise<PageAlone>
}

/** Where what is pressed on a page is sent while it has no code. */
export const TURN_PATH = '/turn'
