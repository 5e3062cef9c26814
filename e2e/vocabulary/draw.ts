import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ALL_COLOURS, inColour } from './colours.ts'

const FOLDER = join(import.meta.dirname, '../../looks')
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
]

/** Keeps pictures of the page as it stands, in each width and colour, for people to look at. */
export async function draw(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colour of ALL_COLOURS) {
      await inColour(page, colour)
      const [shade] = Object.values(colour)
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${shade}.png`) })
    }
  }
  if (before) await page.setViewportSize(before)
}
