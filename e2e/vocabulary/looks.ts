import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** How a page is looked at: in the colours of the device, or in a theme the customer has chosen. */
export const SCHEMES = ['dark', 'light'] as const
export const THEMES = ['contrast', 'dark', 'light'] as const
/** Here stands what stands on a phone, with more room. */
const MIDDLE_WIDTH = 768

/**
 * Draws the page as it stands in each of these colours, and finds no fault with it that a machine can find (WCAG 2.2 AA);
 * but for the last of them only the colours are others. Nor does it scroll sideways (WCAG 1.4.10).
 */
export async function expectGoodLooks(
  page: Page,
  name: string,
  colours: typeof SCHEMES | typeof THEMES = SCHEMES,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const colour of colours) {
    await show(page, colour, colours)
    await draw(page, `${name}-${size.width}-${colour}`)
  }
  await expectNoSidewaysScroll(page, name)
  if (size.width === MIDDLE_WIDTH) return
  // Whole: what lies under a bar or is not drawn yet is not what it looks like.
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, await wholeHeight(page)) })
  for (const [index, colour] of [...colours].reverse().entries()) {
    await show(page, colour, colours)
    await expectNoAxeViolations(page, index === 0 ? [] : ['color-contrast'])
  }
  await page.setViewportSize(size)
}

async function show(page: Page, colour: string, colours: typeof SCHEMES | typeof THEMES): Promise<void> {
  if (colours === THEMES)
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colour)
  else await page.emulateMedia({ colorScheme: colour === 'dark' ? 'dark' : 'light' })
  // Half-way between two colours is neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** The window in which nothing of the page need be scrolled, whatever scrolls in it. */
function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    const main = document.querySelector('main')
    const inMain = main ? main.scrollHeight - main.clientHeight + root.clientHeight : 0
    return Math.max(root.scrollHeight, inMain)
  })
}

/** Keeps a picture of the page for who looks at it. */
export async function draw(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/looks/${name}.png` })
}

/** Nothing that axe can find is wrong with the page as it stands; `rules` looks only for these. */
export async function expectNoAxeViolations(page: Page, rules: readonly string[] = []): Promise<void> {
  // No frames, so the mode that needs no second page for its verdict.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const chosen = rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(TAGS)
  const { violations } = await chosen.analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}

/** The same in the colours of the device, dark and light, without a picture; in the dark only the colours are others. */
export async function expectNoAxeViolationsInDarkAndLight(page: Page): Promise<void> {
  for (const colour of SCHEMES) {
    await show(page, colour, SCHEMES)
    await expectNoAxeViolations(page, colour === 'dark' ? ['color-contrast'] : [])
  }
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')]
      .map((element) => (element ? element.scrollWidth - element.clientWidth : 0))
      .filter((pixels) => pixels > 0),
  )
  expect(over, `${name} scrolls sideways`).toEqual([])
}
