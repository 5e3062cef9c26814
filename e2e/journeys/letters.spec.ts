import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { textsOf } from '../vocabulary/texts.ts'

test.use({ isFresh: true, reducedMotion: 'no-preference' })

const WIDTHS = [360, 390, 768, 1280]
const FONT = '**/figtree-latin-wght-normal*.woff2'

for (const path of ['/', '/restaurants?view=classic'])
  test(`letters that come late are shown, and move no line of ${path} at any width`, async ({
    page,
    shop,
    context,
  }) => {
    await context.addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
    let send: () => void = () => undefined
    const wanted = new Promise<void>((resolve) => (send = resolve))
    await page.route(FONT, async (route) => {
      await wanted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const name = page.getByRole('group', { name: 'Brygga Burger', exact: true }).getByText('Brygga Burger')
    await expect(name).toBeVisible()
    await expect(page.getByText(textsOf('en')('wait.label'), { exact: true })).toHaveCount(0)
    const standIn = await widthOf(name)
    const before = await linesAtEachWidth(page)
    send()
    await expect.poll(() => widthOf(name)).not.toBe(standIn)
    expect(await linesAtEachWidth(page)).toEqual(before)
  })

async function linesAtEachWidth(page: Page): Promise<Readonly<Record<number, readonly string[]>>> {
  const lines: Record<number, readonly string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    lines[width] = await linesOf(page)
  }
  return lines
}

/** How wide the letters of a text are (px): each font has a width of its own. */
function widthOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })
}

/**
 * Every text that is seen but on the map, which is fetched meanwhile: the height it begins at and the one it takes. What
 * is folded away has measures too, of no line that could move.
 */
function linesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(h1, h2, h3, p, li, a, button, label):not([class*="map"] *)')].flatMap(
      (element) => {
        const { top, height } = element.getBoundingClientRect()
        const text = element.textContent?.trim() ?? ''
        const isSeen = element.checkVisibility() && top >= 0 && top < innerHeight && height > 0 && text !== ''
        return isSeen ? [`${text.slice(0, 40)}: ${Math.round(top)} ${Math.round(height)}`] : []
      },
    ),
  )
}
