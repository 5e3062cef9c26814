import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** A file of the built app as it is sent, in bytes of gzip. */
export type File = { readonly name: string; readonly bytes: number }

const BUILT = join(import.meta.dirname, '../../dist/client/assets')

/** The files of a kind that a page has asked for so far, each once. */
export function filesAskedBy(page: Page): (kind: 'js' | 'css') => readonly File[] {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  return (kind) => [...asked].filter((path) => path.endsWith(`.${kind}`)).map(fileAt)
}

/** The files a page says its first tap waits for. */
export async function filesOfFirstTap(page: Page): Promise<readonly File[]> {
  const said = await page.locator('#orda-files').textContent()
  const { main, modules, views, engine } = JSON.parse(said ?? '{}') as {
    readonly main: string
    readonly modules: readonly string[]
    readonly views: { readonly chat: readonly string[] }
    readonly engine: readonly string[]
  }
  return [...new Set([main, ...modules, ...views.chat, ...engine])].map(fileAt)
}

/** Sizes as a person compares them, the largest first. */
export function told(files: readonly File[]): string {
  const lines = files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`)
  return ['', ...lines].join('\n')
}

/** What all of them weigh, in kB of gzip. */
export function kilobytes(files: readonly File[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

function fileAt(path: string): File {
  return { name: basename(path), bytes: gzipSync(readFileSync(join(BUILT, basename(path)))).length }
}

/** What was counted of an act: components that React rendered, elements that came, entries written to device storage. */
export type Counted = { readonly renders: number; readonly elements: number; readonly writes: number }

/** Counts in every page that is opened from now on. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Fiber = {
      readonly tag: number
      readonly flags: number
      readonly alternate: Fiber | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    const counts = { renders: 0, writes: 0 }
    const COMPONENTS = [0, 1, 11, 15]
    const PERFORMED_WORK = 1
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate
      if (COMPONENTS.includes(fiber.tag) && (!before || (fiber.flags & PERFORMED_WORK) !== 0))
        counts.renders += 1
      // What React left as it was is the same object as before.
      if (before && before.child === fiber.child) return
      for (let child = fiber.child; child; child = child.sibling) visit(child)
    }
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (...given) {
      counts.writes += 1
      setItem.apply(this, given)
    }
    Object.assign(window, {
      counts,
      // What React tells the developer tools of a browser, where there are any.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
      },
    })
  })
}

/** What an act came to until it was painted. */
export async function countedOf(page: Page, act: () => Promise<void>): Promise<Counted> {
  const before = await countsIn(page)
  await act()
  const after = await countsIn(page)
  return {
    renders: after.renders - before.renders,
    elements: after.elements - before.elements,
    writes: after.writes - before.writes,
  }
}

/** The least of each that was counted of several of one kind. */
export function leastOf(counted: readonly Counted[]): Counted {
  const least = (count: keyof Counted) => Math.min(...counted.map((each) => each[count]))
  return { renders: least('renders'), elements: least('elements'), writes: least('writes') }
}

function countsIn(page: Page): Promise<Counted> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    // What effects came to is rendered after that, once nothing else is to be done.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const { counts } = window as unknown as { counts: { renders: number; writes: number } }
    return { ...counts, elements: document.querySelectorAll('*').length }
  })
}
