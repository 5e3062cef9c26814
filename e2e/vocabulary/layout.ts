import { expect, type Page } from '@playwright/test'

/** The narrowest screen there is (WCAG 1.4.10). */
const NARROWEST = 320

/** Fails where a text on a narrow screen stands outside of it, is cut off, or lies over another. */
export async function expectRoomForTexts(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: NARROWEST, height: size.height })
  expect(await page.evaluate(textsWithoutRoom), new URL(page.url()).pathname).toEqual([])
  await page.setViewportSize(size)
}

/** Runs in the page. */
export function textsWithoutRoom(): readonly string[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Line = Box & { text: string; layer: Element | null }
  const SLACK = 2
  const found: string[] = []
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && /\p{L}|\d/u.test(node.textContent ?? '')) look(node, node.parentElement)
  lines.sort((one, other) => one.top - other.top)
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom) break
      if (other.layer === line.layer && lieOver(line, other)) found.push(`${line.text} | ${other.text}`)
    }
  })
  return [...new Set(found)]

  function look(node: Node, parent: Element): void {
    if (!isSeen(parent)) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = (node.textContent ?? '').trim().slice(0, 50)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const clipped = withinFrames(box, parent, text)
      if (clipped) lines.push({ ...clipped, text, layer: layerOf(parent) })
    }
  }

  /** What is seen of a line inside of all that frames it; reports what is cut off and cannot be scrolled to. */
  function withinFrames(box: DOMRect, parent: Element, text: string): Box | undefined {
    let { left, top, right, bottom } = box
    for (let frame: Element | null = parent; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame)
      const at = frame.getBoundingClientRect()
      if (isCut(overflowX) && (left < at.left - SLACK || right > at.right + SLACK)) found.push(`cut: ${text}`)
      if (overflowX !== 'visible') [left, right] = [Math.max(left, at.left), Math.min(right, at.right)]
      if (isCut(overflowY) && bottom - at.bottom > (bottom - top) / 3) found.push(`cut: ${text}`)
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, at.top), Math.min(bottom, at.bottom)]
      if (right - left < 1 || bottom - top < 1) return undefined
      if (position === 'fixed') break
    }
    if (left < -SLACK || right > innerWidth + SLACK) found.push(`outside: ${text}`)
    return { left, top, right, bottom }
  }

  function isCut(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip'
  }

  function lieOver(one: Box, other: Box): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > SLACK && high > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
  }

  /** What is drawn for the eye; what is there to be heard alone is a pixel wide. Signs lie on a map as they fall. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1 && height <= 1) return false
      if (at.classList.contains('leaflet-container')) return false
    }
    return true
  }

  /** What stays while the rest scrolls lies over it. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('dialog, [popover]'))
        return at
    return null
  }
}
