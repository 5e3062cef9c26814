import type { Page } from '@playwright/test'

/** What browsers are shipped with (px). */
const USUAL = { standard: 16, fixed: 13 }

/** Runs `look` with a way to choose the size (%) of texts as in the browser's settings: media queries follow. */
export async function inTextSizes(
  page: Page,
  look: (choose: (percent: number) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const choose = (percent: number) =>
    session.send('Page.setFontSizes', {
      fontSizes: {
        standard: (USUAL.standard * percent) / 100,
        fixed: Math.round((USUAL.fixed * percent) / 100),
      },
    })
  try {
    await look(choose)
  } finally {
    await choose(100)
    await session.detach()
  }
}

/** The distances that a reader may set between lines, paragraphs, letters and words (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Runs `look` with texts set as far apart as a reader may set them (WCAG 1.4.12). */
export async function withTextSpacing<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)
  try {
    return await look()
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
}
