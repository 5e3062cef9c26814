import type { Boot } from './boot.ts'

/** What the script of a page leaves on its window for the code. */
export type EarlyPage = {
  /** The choice that was tapped and is not answered yet. */
  ordaTap?: string | null
  ordaKeep?: (event: Event) => void
  /** Asks for the code that folds, where it is not asked for yet. */
  ordaTapKept?: () => void
  /** What the code goes on from, where the server has answered taps since the page came. */
  ordaBoot?: Boot
  /** The code has taken over: the server is no longer asked. */
  ordaIsTaken?: boolean
  /** The tap that the server is being asked to answer. */
  ordaTurn?: { readonly done: Promise<void>; readonly drop: () => void } | undefined
}

type Part = { readonly title: string; readonly html: string; readonly boot: Boot }
type ScriptWindow = Window &
  EarlyPage & {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML: (html: string) => string },
      ) => { readonly createHTML: (html: string) => string }
    }
  }

/**
 * Runs in the page before its code has come, written into it as text, so that it uses nothing from outside itself. A tap on
 * a choice is shown as taken, and the server asked to answer it: it folds the log of the page and draws the next turn, which
 * is put in place. What it does not answer is kept for the code. The page has the palette this device chose from the start;
 * one whose conversation is stored on this device, or that is to show another view, does not flash the first turn.
 */
export function earlyTurns(d: Document, w: ScriptWindow): void {
  const facts = d.documentElement.dataset
  let policy: { readonly createHTML: (html: string) => string } | undefined
  let kept: string | null = null
  let view = /[?&]view=(\w+)/.exec(w.location.search)?.[1]
  try {
    kept = w.localStorage.getItem('orda.log')
    view ??= w.localStorage.getItem('orda.view') ?? undefined
    const theme = w.localStorage.getItem('orda.theme') ?? ''
    if (/^(light|dark|contrast)$/.test(theme)) facts['theme'] = theme
  } catch {
    // Storage is forbidden: nothing is kept in it.
  }
  if (view === 'classic' || view === 'linear') facts['wantedView'] = view
  if (kept) facts['kept'] = 'true'
  const isOther = Boolean(kept ?? facts['wantedView'])
  if (isOther) facts['stored'] = 'true'
  w.ordaTap = null
  w.ordaKeep = (event) => {
    // By itself the browser would send what is typed to the address of the page, for everybody to read.
    if (event.type === 'submit') return event.preventDefault()
    const target = event.target as Element
    const button = target.closest<HTMLElement>(':is([data-turn=live],[data-order]) [data-choice]')
    const choice = button?.dataset['choice']
    if (!button || !choice || w.ordaTap) return
    w.ordaTap = choice
    button.setAttribute('aria-busy', 'true')
    button.dataset['chosen'] = 'true'
    // What is typed stays in the page: only its code sends it.
    const isSubmit = (button as HTMLButtonElement).type === 'submit'
    if (!isOther && !w.ordaIsTaken && !isSubmit) ask(choice)
    // What answers is fetched behind the answer that the server is asked for.
    w.ordaTapKept?.()
  }
  d.addEventListener('click', w.ordaKeep, true)
  d.addEventListener('submit', w.ordaKeep, true)

  d.addEventListener('click', goOnWithoutCode)

  /** What the page goes on from; nothing where it was made without. */
  function held(): Boot | null {
    return w.ordaBoot ?? (JSON.parse(d.getElementById('orda-boot')?.textContent ?? 'null') as Boot | null)
  }

  /** What is pressed with the log so far. */
  function sent(choice: string): URLSearchParams | undefined {
    const boot = held()
    if (!boot) return undefined
    const { version, entries } = boot.log
    return new URLSearchParams({
      choice,
      language: boot.language,
      log: JSON.stringify({ version, entries }),
    })
  }

  /** Whose code does not come goes on from where they are, on pages that need none. */
  function goOnWithoutCode(event: Event): void {
    const isAsked = (event.target as Element).closest('#orda-plain')
    const fields = isAsked && w.ordaBoot && sent('')
    if (!fields) return
    event.preventDefault()
    const form = d.createElement('form')
    form.method = 'post'
    form.action = '/turn'
    form.hidden = true
    for (const [name, value] of fields) {
      const field = d.createElement('input')
      field.name = name
      field.value = value
      form.append(field)
    }
    d.body.append(form)
    form.submit()
  }

  function ask(choice: string): void {
    const body = sent(choice)
    if (!body) return
    for (const box of d.querySelectorAll<HTMLInputElement>('[data-turn=live] input:checked'))
      body.append(box.name, box.value)
    let isDropped = false
    const done = Promise.all([
      w.fetch('/turn', { method: 'POST', headers: { accept: 'application/json' }, body }),
      ...laterStyles(),
    ])
      .then(([answer]) => (answer.ok ? (answer.json() as Promise<Part>) : undefined))
      .then((part) => {
        if (part && !isDropped) place(part)
      })
      .catch(() => undefined)
      .then(() => {
        w.ordaTurn = undefined
      })
    w.ordaTurn = {
      done,
      drop: () => {
        isDropped = true
      },
    }
  }

  /** Fetches the styles of what comes after the first turn, once. */
  function laterStyles(): Promise<unknown>[] {
    const { styles } = JSON.parse(d.getElementById('orda-files')?.textContent ?? '{"styles":[]}') as {
      readonly styles: readonly string[]
    }
    return styles
      .filter((href) => !d.querySelector(`link[href="${href}"]`))
      .map((href) => {
        const link = d.createElement('link')
        link.rel = 'stylesheet'
        link.href = href
        return new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
          d.head.append(link)
        })
      })
  }

  function place({ title, html, boot }: Part): void {
    const root = d.getElementById('root')
    if (!root) return
    policy ??= w.trustedTypes?.createPolicy('turn', { createHTML: (markup) => markup })
    // The server leaves out the large answers that were here when it was asked.
    w.ordaBoot = { ...boot, log: { ...boot.log, blobs: { ...held()?.log.blobs, ...boot.log.blobs } } }
    w.ordaTap = null
    root.innerHTML = policy ? policy.createHTML(html) : html
    d.title = title
    const heading = d.querySelector<HTMLElement>('[data-turn=live] [data-ask]')
    const told = d.getElementById('orda-told')
    if (told)
      told.textContent = [...d.querySelectorAll('[data-turn=live] [data-ack]')]
        .map((ack) => ack.textContent)
        .join(' ')
    heading?.focus({ preventScroll: true })
    bring(d.getElementById('main'), heading?.closest('[data-turn]') ?? null)
  }

  /** Brings the turn to where the code would: beneath as many of the last answers as leave all of it in sight. */
  function bring(main: HTMLElement | null, turn: Element | null): void {
    let scroller: Element | null = main
    while (scroller && scroller !== d.body && !isScroller(scroller)) scroller = scroller.parentElement
    if (!turn || !scroller) return
    const isPage = scroller === d.body
    const seen = isPage ? { top: 0, height: w.innerHeight } : scroller.getBoundingClientRect()
    const own = turn.getBoundingClientRect()
    const room = [...d.querySelectorAll('[data-turn=spent]')]
      .slice(-3)
      .map((step) => ({
        above: own.top - step.getBoundingClientRect().top,
        isSaidOnce: step.querySelector('[data-said]'),
      }))
      .find(
        ({ above, isSaidOnce }) =>
          above <= seen.height / 4 && (isSaidOnce ?? above + own.height <= seen.height),
      )
    const page = isPage ? (d.scrollingElement ?? scroller) : scroller
    page.scrollTop += own.top - seen.top - (room?.above ?? 0)
  }

  function isScroller(element: Element): boolean {
    const { display, overflowY } = w.getComputedStyle(element)
    return display !== 'contents' && overflowY !== 'visible'
  }
}

/** The script of a page. */
export const EARLY_TURNS_SCRIPT = `(${earlyTurns.toString()})(document,window)`
