type Rules = {
  readonly createHTML: (markup: string) => string
  readonly createScriptURL: (address: string) => string
}

/** Where a browser lets a page say which strings may become markup or scripts. */
type Page = {
  readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown }
  readonly location: Pick<Location, 'origin' | 'href'>
}

/** All that Leaflet writes as markup: what it tries a browser with, the signs of its zoom, and nothing. */
const MARKUP: ReadonlySet<string> = new Set([
  '',
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
])
const STRIPE = 'https://js.stripe.com'

/**
 * From here on only these strings become markup or scripts (CSP `require-trusted-types-for`): libraries write theirs
 * themselves, and can be asked for no type. Which scripts may come at all the policy of the page says besides.
 */
export function trustKnownStrings(page: Page = window): void {
  const { origin, href } = page.location
  page.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => {
      if (!MARKUP.has(markup)) throw new TypeError('a string that nobody knows was to become markup')
      return markup
    },
    createScriptURL: (address) => {
      const from = new URL(address, href).origin
      if (from !== origin && from !== STRIPE) throw new TypeError(`a script was to come from ${from}`)
      return address
    },
  })
}
