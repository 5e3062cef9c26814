/** The page as effects find it: whether somebody sees it, where it is, and how it is left. */
export type PageWorld = {
  readonly isSeen: () => boolean
  /** The path of its address. */
  readonly path: () => string
  readonly goTo: (url: string) => void
  /** S3.45: leaves the page with a form, every value as it was signed. */
  readonly sendTo: (url: string, values: Readonly<Record<string, string>>) => void
  /** Waits until a page that was left is shown again, which only its Back button can do. */
  readonly shownAgain: (signal: AbortSignal) => Promise<void>
}

/** The page of a browser. */
export const BROWSER_PAGE: PageWorld = {
  isSeen: () => document.visibilityState !== 'hidden',
  path: () => location.pathname,
  goTo: (url) => location.assign(url),
  sendTo: (url, values) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = url
    form.hidden = true
    for (const [name, value] of Object.entries(values)) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
    form.remove()
  },
  shownAgain: (signal) =>
    new Promise((resolve) => {
      addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal })
    }),
}
