import type { Page } from '@playwright/test'
import { textsWithoutRoom } from './layout.ts'

/** What is wrong with the room for reading on the page as it stands, each in words. */
export async function troubleReading(page: Page): Promise<readonly string[]> {
  return [...(await page.evaluate(lookForTrouble)), ...(await page.evaluate(textsWithoutRoom))]
}

/** Runs in the page. */
function lookForTrouble(): readonly string[] {
  type Band = { top: number; bottom: number }
  /** Of the window's height, for all that stays in sight while the rest is scrolled. */
  const MOST_BARS = 1 / 3
  const SLACK = 1
  const root = document.documentElement
  const main = document.querySelector('main')
  const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const own = main === null ? undefined : scrollerAround(main)
  const scroller = layer ?? own ?? root
  const before = scroller.scrollTop
  const found = [...sideways(), ...bars(), ...brokenWords(), ...outOfReach()]
  scroller.scrollTo({ top: before, behavior: 'instant' })
  return found

  function scrollerAround(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { display, overflowY } = getComputedStyle(at)
      if (display !== 'contents' && overflowY !== 'visible') return at
    }
    return undefined
  }

  function sideways(): readonly string[] {
    return [root, main, layer].flatMap((element) => {
      const over = element ? element.scrollWidth - element.clientWidth : 0
      if (!element || over <= 0) return []
      const edge = element.getBoundingClientRect().left + element.clientWidth
      const widest = [...element.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > edge + SLACK,
      )
      return [`scrolls ${over} px sideways: ${widest.slice(0, 4).map(nameOf).join(', ')}`]
    })
  }

  /** What stands around the scroller, and what stays in its place while it scrolls. */
  function bars(): readonly string[] {
    if (layer) return []
    const seen = own ? own.getBoundingClientRect() : { top: 0, bottom: innerHeight }
    const around: Band[] = [
      { top: 0, bottom: Math.max(0, seen.top) },
      { top: Math.min(innerHeight, seen.bottom), bottom: innerHeight },
    ]
    const staying = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element)
      return (
        (position === 'sticky' || position === 'fixed') &&
        element.getBoundingClientRect().width > innerWidth / 2
      )
    })
    const most = scroller.scrollHeight - scroller.clientHeight
    const tops = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * most))
    const worst = tops
      .map((top) => {
        scrollTo(Math.max(0, top - 24))
        const first = staying.map(bandOf)
        scrollTo(Math.min(most, Math.max(0, top - 24) + 24))
        const stuck = staying.filter((element, index) => {
          const now = bandOf(element)
          return now.bottom - now.top > 0 && most > 0 && Math.abs(now.top - (first[index]?.top ?? 0)) < SLACK
        })
        const bands = stuck.map(bandOf)
        return { high: heightOf([...around, ...bands]), stuck }
      })
      .toSorted((one, other) => other.high - one.high)[0]
    if (worst === undefined || worst.high <= innerHeight * MOST_BARS + SLACK) return []
    const names = worst.stuck.map(
      (element) => `${nameOf(element)} ${Math.round(bandOf(element).bottom - bandOf(element).top)}`,
    )
    return [
      `${Math.round(worst.high)} of ${innerHeight} px stay in sight: ${around.map(({ top, bottom }) => Math.round(bottom - top)).join(' + ')}; ${names.join(', ')}`,
    ]
  }

  function scrollTo(top: number): void {
    scroller.scrollTo({ top, behavior: 'instant' })
  }

  function bandOf(element: Element): Band {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
  }

  function heightOf(bands: readonly Band[]): number {
    let reached = 0
    let high = 0
    for (const { top, bottom } of bands.toSorted((one, other) => one.top - other.top)) {
      high += Math.max(0, bottom - Math.max(top, reached))
      reached = Math.max(reached, bottom)
    }
    return high
  }

  function brokenWords(): readonly string[] {
    const broken = new Set<string>()
    const walker = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (
        !/\p{L}{2}/u.test(text) ||
        !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const wide = lines.reduce((sum, { width }) => sum + width, 0)
        if (lines.length > 1 && wide < innerWidth - 96)
          broken.add(`broken: ${word} (${Math.round(wide)} px) in ${nameOf(node.parentElement)}`)
      }
    }
    return [...broken]
  }

  function outOfReach(): readonly string[] {
    const live = layer ?? document.querySelector('[data-turn="live"], [data-question]') ?? main
    if (!live) return []
    const controls = [...live.querySelectorAll('a[href], button, input, select, textarea')].filter(isShown)
    const step = Math.max(1, Math.ceil(controls.length / 30))
    return controls
      .filter((_, index) => index % step === 0)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
        const box = control.getBoundingClientRect()
        const left = Math.max(0, box.left)
        const top = Math.max(0, box.top)
        const x = (left + Math.min(innerWidth, box.right)) / 2
        const y = (top + Math.min(innerHeight, box.bottom)) / 2
        const hit = document.elementFromPoint(x, y)
        const isHit =
          hit !== null && (control.contains(hit) || hit.contains(control) || labelHit(control, hit))
        return isHit ? [] : [`cannot be hit: ${nameOf(control)} under ${nameOf(hit)}`]
      })
  }

  function labelHit(control: Element, hit: Element): boolean {
    return (
      control instanceof HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(hit))
    )
  }

  /** Signs lie on a map as they fall. */
  function isShown(element: Element): boolean {
    if (element.closest('.leaflet-container')) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  function nameOf(element: Element | null | undefined): string {
    if (!element) return 'nothing'
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.trim().slice(0, 40)}"`
  }
}
