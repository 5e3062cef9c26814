import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ALL_COLOURS, inColour } from './colours.ts'
import { inTextSizes } from './text-size.ts'

const FOLDER = join(import.meta.dirname, '../../looks')
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const SIZES = [
  { width: 360, height: 740 },
  PHONE,
  { width: 768, height: 900 },
  DESKTOP,
  { width: 1680, height: 1000 },
]
/** Where what the system or its owner asks for changes the most. */
const ENDS = [PHONE, DESKTOP]

/** Keeps pictures of the page as it stands, for people to look at: in each width and colour, with the system's own colours, and with letters of twice the size. */
export async function draw(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  const keep = (width: number, how = '') =>
    page.screenshot({ path: join(FOLDER, `${name}-${width}-${how}.png`) })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colour of ALL_COLOURS) {
      await inColour(page, colour)
      const [shade] = Object.values(colour)
      await keep(size.width, shade)
    }
  }
  for (const size of ENDS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ forcedColors: 'active' })
    await keep(size.width, 'forced')
    await page.emulateMedia({ forcedColors: 'none' })
    await inTextSizes(page, async (choose) => {
      await choose(200)
      await keep(size.width, 'large')
    })
  }
  if (before) await page.setViewportSize(before)
}
