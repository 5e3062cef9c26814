/** What the code of a page is made of, in the order in which it is needed. */
export type PageFiles = {
  readonly main: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly views: Readonly<Record<string, readonly string[]>>
  readonly cards: readonly string[]
  readonly engine: readonly string[]
}

type Script = { readonly createScriptURL: (url: string) => string }
type LateWindow = Window & {
  /** A tap that the server is being asked to answer, and one that waits for the code (src/app/first-screen/early-turn.ts). */
  readonly ordaTurn?: { readonly done: Promise<void> }
  readonly ordaTap?: string | null
  ordaTapKept?: () => void
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Script) => Script }
}

/**
 * Runs in the page, written into it as text, so that it uses nothing from outside itself. It fetches the code once the first
 * turn has been painted: before that it would only delay the picture. Three files at a time, so that a tap which the server
 * is asked for always has a connection; while it is being asked, and soon answers, no other file is begun. Where the conversation is on this
 * device already, the first turn is not shown and nothing is waited for. What answers comes behind what draws, unless
 * somebody is waiting for an answer.
 */
export function lateCode(d: Document, w: LateWindow, files: PageFiles): void {
  const { stored, kept, wantedView } = d.documentElement.dataset
  const asked = new Set<string>()
  const waiting: string[] = []
  let running = 0
  let isBegun = false
  let waitedFor: LateWindow['ordaTurn']
  let beganAt = 0
  const add = <Tag extends 'link' | 'script'>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>) =>
    d.head.append(Object.assign(d.createElement(tag), { crossOrigin: '' }, given))

  function ahead(hrefs: readonly string[]): void {
    waiting.push(...hrefs.filter((href) => !asked.has(href)))
    for (const href of hrefs) asked.add(href)
    run()
  }

  function run(): void {
    const turn = w.ordaTurn
    if (turn && turn !== waitedFor) {
      waitedFor = turn
      const patience = new Promise((resolve) => w.setTimeout(resolve, 1500))
      return void Promise.race([turn.done, patience]).then(run)
    }
    while (running < 3 && waiting.length > 0) {
      running += 1
      add('link', { rel: 'modulepreload', href: waiting.shift() ?? '', onload: ended, onerror: ended })
    }
    if (running === 0) start()
  }

  function ended(): void {
    running -= 1
    run()
  }

  /** Runs the code, once it is all there. */
  function start(): void {
    if (isBegun) return
    isBegun = true
    const { main } = files
    const policy = w.trustedTypes?.createPolicy('main', { createScriptURL: (url) => url })
    const code: Partial<HTMLScriptElement> = {
      type: 'module',
      src: policy ? policy.createScriptURL(main) : main,
      onerror: () => d.getElementById('orda-plain')?.removeAttribute('hidden'),
    }
    // A busy page would change its letters late: they have mostly come by then.
    const lettersMs = stored ? 0 : 120 - (performance.now() - beganAt)
    w.setTimeout(() => add('script', code), Math.max(0, lettersMs))
  }

  function go(): void {
    if (w.ordaTapKept) return
    beganAt = performance.now()
    w.ordaTapKept = () => ahead(files.engine)
    const view = files.views[wantedView ?? ''] ?? [
      ...(files.views['chat'] ?? []),
      ...(stored ? files.cards : []),
    ]
    const engine = kept || w.ordaTap ? files.engine : []
    ahead([...files.modules, ...view, files.main, ...engine])
  }

  if (d.hidden || stored) return go()
  w.requestAnimationFrame(() => w.setTimeout(go))
  w.setTimeout(go, 1000)
}
