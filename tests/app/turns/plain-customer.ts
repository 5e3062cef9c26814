import { Window } from 'happy-dom'
import { createTurns } from '#app/turns/turns.tsx'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const TEMPLATE = `<!doctype html>
<html lang="no">
  <head><title>Orda</title></head>
  <body><div id="root"><!--first-turn--></div><!--boot--></body>
</html>`

/** A shop whose server draws turns. */
export async function openTurnShop(given: Parameters<typeof openTestShop>[0] = {}): Promise<TestShop> {
  const catalogue = () => shop.deps.catalogue
  const shop: TestShop = await openTestShop({
    renderPage: () => ({ html: TEMPLATE, status: 200 }),
    turnPages: {
      plainTemplate: () => TEMPLATE,
      turns: createTurns({
        deployment: () => catalogue().deployment(),
        restaurants: () => catalogue().restaurants(),
        now: () => shop.clock.value,
        onError: (error) => shop.errors.push(error),
      }),
    },
    ...given,
  })
  return shop
}

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Somebody whose browser runs no scripts: they see what is drawn, and send its form. */
export function plainCustomer({ app }: TestShop, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()
  let document = parsed('')
  let address = ''
  let refresh: unknown

  async function go(method: 'GET' | 'POST', url: string, body?: URLSearchParams): Promise<number> {
    const answered = await app.inject({
      method,
      url,
      headers: {
        'accept-language': 'en',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body && { payload: body.toString() }),
    })
    for (const set of [answered.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const { location } = answered.headers
    if (typeof location === 'string') return go('GET', location)
    address = url
    refresh = answered.headers['refresh']
    document = parsed(answered.body)
    return answered.statusCode
  }

  const elements = (selector: string) => [...document.querySelectorAll(selector)]

  /** What the form sends with a button: every field as it stands, but for those given. */
  function formWith(choice: string, given: Fields = {}): URLSearchParams {
    const fields = new URLSearchParams()
    for (const input of elements('#turn input')) {
      const [name, value] = [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']
      const isBox = /^(radio|checkbox)$/.test(input.getAttribute('type') ?? '')
      if (!(name in given) && (!isBox || input.hasAttribute('checked'))) fields.append(name, value)
    }
    for (const [name, values] of Object.entries(given))
      for (const value of [values].flat()) fields.append(name, value)
    fields.set('choice', choice)
    return fields
  }

  return {
    open: (url = '/?plain=') => go('GET', url),
    formWith,
    send: (fields: URLSearchParams) => go('POST', '/turn', fields),
    press: (choice: string, given: Fields = {}) => {
      if (!choices().includes(choice)) throw new Error(`no "${choice}" among: ${choices().join(' | ')}`)
      return go('POST', '/turn', formWith(choice, given))
    },
    choices,
    question: () => document.querySelector('[data-turn="live"] [data-ask]')?.textContent ?? '',
    seen: () => document.querySelector('[data-turn="live"]')?.textContent ?? '',
    page: () => document.body.textContent ?? '',
    value: (name: string) =>
      document.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? undefined,
    isWrong: (name: string) =>
      document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-invalid') === 'true',
    isTicked: (name: string) => document.querySelector(`input[name="${name}"]`)?.hasAttribute('checked'),
    language: () => document.documentElement.getAttribute('lang'),
    address: () => address,
    refresh: () => refresh,
    cookies: () => [...cookies.keys()],
  }

  function choices(): readonly string[] {
    return elements('#turn button[type="submit"]').map((button) => button.getAttribute('value') ?? '')
  }
}

function parsed(html: string) {
  const { document } = new Window()
  document.write(html)
  return document
}
