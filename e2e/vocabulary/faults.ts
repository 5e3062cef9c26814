import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { COLOURS, inColour, LIGHT, type Colour } from './colours.ts'

/** Read once for all pages. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another colour can change. */
const OF_COLOURS = ['color-contrast']

/** The narrowest screen there is, where nothing may be cut off (WCAG 1.4.10). */
const NARROWEST = 320
const PHONE = 360
/** Stands as on a phone. */
const TABLET = 768
const DESKTOP = 1280

/**
 * Nothing that a machine can find is wrong with the page as it stands: on a phone in each of these colours (WCAG 2.2 AA),
 * on a desktop in those (none looks at its layout alone), and at no width does it scroll sideways.
 */
export async function expectNoFaults(
  page: Page,
  onPhone: readonly Colour[] = COLOURS,
  onDesktop: readonly Colour[] = LIGHT,
): Promise<void> {
  const size = page.viewportSize() ?? { width: DESKTOP, height: 720 }
  for (const [width, colours] of [
    [NARROWEST, []],
    [TABLET, []],
    [PHONE, onPhone],
    [DESKTOP, onDesktop],
  ] as const) {
    await page.setViewportSize({ width, height: size.height })
    await expectNoSidewaysScroll(page)
    if (colours.length === 0) continue
    // Whole: what lies under a bar or is not drawn yet is not what it looks like.
    // Twice, as in a window that is high enough something else scrolls.
    for (let times = 0; times < 2; times++)
      await page.setViewportSize({ width, height: Math.max(size.height, await wholeHeight(page)) })
    // A menu scrolls in a window of any height, and stands where the width before has left it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoViolations(page, colours)
  }
  await page.setViewportSize(size)
}

/** Nothing that axe can find is wrong with the page as it stands, in each of these colours; it is left in the last. */
export async function expectNoViolations(page: Page, colours: readonly Colour[] = LIGHT): Promise<void> {
  for (const colour of colours) {
    await inColour(page, colour)
    await expectNoViolationsOf(page, colour === colours.at(-1) ? [] : OF_COLOURS)
  }
}

/** Nothing that axe can find is wrong with the page as it stands; `rules` looks only for these. */
export async function expectNoViolationsOf(page: Page, rules: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const runOnly: axe.RunOnly =
    rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS }
  const told = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
  expect(told, new URL(page.url()).pathname).toEqual([])
}

/** The page as it stands does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')]
      .map((element) => (element ? element.scrollWidth - element.clientWidth : 0))
      .filter((pixels) => pixels > 0),
  )
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(over, `${new URL(page.url()).pathname} scrolls sideways at ${width} px`).toEqual([])
}

/** The window in which nothing of the page need be scrolled, whatever scrolls in it. */
function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    let over = root.scrollHeight - root.clientHeight
    for (let each = document.querySelector('main'); each; each = each.parentElement)
      over = Math.max(over, each.scrollHeight - each.clientHeight)
    return root.clientHeight + over
  })
}
