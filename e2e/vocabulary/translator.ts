import type { Page } from '@playwright/test'

/**
 * Has every page opened from now on be translated as a browser does it: each text is taken out and another put in its place,
 * here with the same words, so that what stands there can be compared.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts)
}

/** Everything that can be read on a page, but for what is only announced. White space is drawn, not read. */
export async function readOn(page: Page): Promise<string> {
  const texts = await page
    .locator(PLACES)
    .evaluateAll(
      (places, all) =>
        places.flatMap((place) =>
          place.parentElement?.closest(all) ? [] : [(place as HTMLElement).innerText],
        ),
      PLACES,
    )
  return texts.join('').replaceAll(/\s+/g, '')
}

const PLACES = 'header, main, aside, footer, section, [role="dialog"]'

/** Runs in the page. */
function replaceTexts(): void {
  const UNTOUCHED = '[translate="no"], script, style, noscript, textarea, title, font'
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const text of found) replace(text)
  }
  addEventListener('load', () => {
    replaceIn(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) replaceIn(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
