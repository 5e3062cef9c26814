import { expect, type Page } from '@playwright/test'
import { sentencesIn, type Language } from './texts.ts'

/** A text in another language may be this much longer than the one that was drawn for. */
const GROWTH = 0.4

/** The screen every layout must fit. */
export const NARROWEST = { width: 320, height: 640 } as const

/** Fails on a sentence of the product that is still English, shown or only heard, on a page in another language. */
export async function expectNoEnglish(page: Page, language: Exclude<Language, 'en'>): Promise<void> {
  expect(englishAmong(await saidOn(page), language)).toEqual([])
}

/** Those of some texts which are a sentence of the product in English and none in this language. */
export function englishAmong(texts: readonly string[], language: Exclude<Language, 'en'>): readonly string[] {
  const own = [...sentencesIn(language).values()].map(patternOf)
  const english = [...sentencesIn('en').values()].filter(isTelling).map(patternOf)
  return texts.filter(
    (text) => english.some((sentence) => sentence.test(text)) && !own.some((sentence) => sentence.test(text)),
  )
}

/** Fails where the page is wider than a narrow screen, as it stands or with texts that are two fifths longer. */
export async function expectNarrow(page: Page): Promise<void> {
  const found = await page.evaluate((growth) => {
    const wide = () =>
      document.documentElement.scrollWidth <= window.innerWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`)
    const asItIs = wide()
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && /\p{L}/u.test(node.data)) texts.push(node)
    const before = texts.map(({ data }) => data)
    for (const text of texts) {
      // Its own words once more, as another language would have them: prices and times do not grow.
      const words = text.data.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word))
      text.data = [text.data, ...words.slice(0, Math.round(words.length * growth))].join(' ')
    }
    const grown = wide()
    texts.forEach((text, index) => (text.data = before[index] ?? ''))
    return { asItIs, grown }
  }, GROWTH)
  expect(found).toEqual({ asItIs: [], grown: [] })
}

/** What is read and heard on a page, but what is marked as another language. */
function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element | null) => element?.closest('[lang]') === document.documentElement
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOwn(node.parentElement) && !node.parentElement?.closest('script, style'))
        texts.push(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (isOwn(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts].map((text) => text.trim()).filter((text) => text !== '')
  })
}

/** Whether a sentence has words of its own beside the values it takes in. */
function isTelling(sentence: string): boolean {
  return /\p{L}{3}/u.test(sentence.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, ''))
}

function patternOf(sentence: string): RegExp {
  const literal = sentence
    .split(/\{\{.*?\}\}|\$t\(.*?\)/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.+')}$`, 'u')
}
