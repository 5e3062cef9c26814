import type { Page } from '@playwright/test'

/** How a page is coloured: as the device wishes, or by the theme that its customer has chosen. */
export type Colour = { readonly device: 'light' | 'dark' } | { readonly theme: 'light' | 'dark' | 'contrast' }

export const LIGHT: readonly Colour[] = [{ device: 'light' }]
export const COLOURS: readonly Colour[] = [{ device: 'dark' }, ...LIGHT]
export const ALL_COLOURS: readonly Colour[] = [{ theme: 'contrast' }, ...COLOURS]

/** Shows a page in a colour, at once. */
export async function inColour(page: Page, colour: Colour): Promise<void> {
  const theme = 'theme' in colour ? colour.theme : undefined
  if ('device' in colour) await page.emulateMedia({ colorScheme: colour.device })
  // Half-way between two colours is neither.
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement
    if (chosen === undefined) delete dataset['theme']
    else dataset['theme'] = chosen
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }, theme)
}
