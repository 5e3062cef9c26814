import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPageRenderer } from '#app/first-screen/first-turn.server.tsx'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const CALM = 'Kari of the house'
/** What has been live somewhere: in text, in an attribute, in a script, in what is hidden, and for who fills in words. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  `' autofocus onfocus='alert(1)`,
  '" onmouseover="alert(1)" x="',
  '</script><script>alert(1)</script>',
  '</title></textarea></style><b>out</b>',
  '--><svg onload=alert(1)>',
  ']]><iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">here</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028</script\u2029><script>alert(1)//',
  '{{constructor.constructor("alert(1)")()}} $t(mail.outbox.title) ${alert(1)} $& $1',
]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Every page and letter of a shop in which all that people and menus say is one text. */
async function toldWith(text: string): Promise<Readonly<Record<string, string>>> {
  const catalogue = sayingEverywhere(text)
  await shop.reset(catalogue)
  const { database } = shop.deps
  await database.query('DELETE FROM jobs')
  await database.query('DELETE FROM order_feedback')
  const guest = await aGuest(shop, { language: 'en' })
  const paid = await paidOrder(guest, { items: [anOrdered(text)] })
  await database.query(
    `UPDATE jobs SET payload = jsonb_set(payload::jsonb, '{content,firstName}', to_jsonb($1::text))::json WHERE kind = 'mail'`,
    [text],
  )
  await database.query(`INSERT INTO order_feedback VALUES ('words', $1, true, $2, $2, $2, '', '', $3)`, [
    paid,
    text,
    shop.clock.value,
  ])
  const page = async (path: string) =>
    (await shop.customer().ask('GET', path, { headers: { cookie: 'orda-language=en' } })).body
  const restaurants = catalogue.restaurants.map(({ restaurant }) => restaurant)
  const draw = createPageRenderer({
    template: () =>
      '<html><head><title>Orda</title></head><body><div id="root"><!--first-turn--></div><!--boot--></body></html>',
    deployment: () => catalogue.deployment,
    publicUrl: 'https://orda.test',
    restaurants: () => restaurants,
    find: (slug) => restaurants.find((restaurant) => restaurant.slug === slug),
    now: () => shop.clock.value,
    preloadsOf: () => [],
  })
  const { items } = JSON.parse(await page('/api/x/outbox')) as { items: { kind: string; html: string }[] }
  return {
    'the first page': await draw({ path: '/', language: 'en' }),
    'the page of a restaurant': await draw({ path: '/restaurant/brygga-burger', language: 'en' }),
    kitchens: await page('/kitchen'),
    'a kitchen': await page('/kitchen/brygga-burger'),
    'the outbox': await page('/outbox'),
    'saved cards': await page('/cards'),
    ...Object.fromEntries(items.map(({ kind, html }) => [`the letter ${kind}`, html])),
  }
}

describe('what people and menus say is text wherever it is shown, whatever it says (ASVS 1.2.2, 3.2.2)', () => {
  let calm: Readonly<Record<string, string>>
  beforeAll(async () => {
    calm = await toldWith(CALM)
  })

  test('every page and letter of the corpus says it', () => {
    const silent = Object.entries(calm).filter(([, html]) => !textOf(html).includes(CALM))
    expect(Object.keys(calm)).toContain('the letter orderConfirmation')
    expect(silent.map(([name]) => name)).toEqual(['saved cards'])
  })

  test.each(HOSTILE)('%s', async (hostile) => {
    const told = await toldWith(hostile)
    for (const [name, html] of Object.entries(told))
      expect(elementsOf(html), name).toEqual(elementsOf(calm[name] ?? ''))
  })
})

test.each(HOSTILE)('%s is no table number', async (tableNumber) => {
  const answer = await order(await aGuest(shop), { pickUpMode: 'TABLE_SERVICE', tableNumber })
  expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'tableNumber' })
})

function anOrdered(contextCode: string): object {
  return { productCode: 'burger', quantity: 1, contextCode: contextCode.slice(0, 40), children: [] }
}

function sayingEverywhere(text: string): Catalogue {
  const catalogue = aCatalogue()
  const said: Translated = { plain: text, byLanguage: { en: text, no: text } }
  const inWords = (menu: Menu): Menu => ({
    ...menu,
    products: Object.fromEntries(
      Object.entries(menu.products).map(([code, product]) => [
        code,
        { ...product, name: said, description: said },
      ]),
    ),
    categories: menu.categories.map((category) => ({ ...category, name: said })),
  })
  const { deployment } = catalogue
  return {
    ...catalogue,
    deployment: { ...deployment, productName: text, titleSuffix: text },
    restaurants: catalogue.restaurants.map((entry) => ({
      ...entry,
      restaurant: {
        ...entry.restaurant,
        name: text,
        information: text,
        address: { number: text, street: text, zipCode: text, city: text },
      },
      menus: { EATIN: inWords(entry.menus.EATIN), TAKEOUT: inWords(entry.menus.TAKEOUT) },
    })),
  }
}

/** The kinds of elements of a page with the names of their attributes, and how many scripts: what is text adds none. */
function elementsOf(html: string): readonly string[] {
  const elements = [...parsed(html).querySelectorAll('*')]
  const kinds = elements.map(
    (element) => `${element.tagName} ${element.getAttributeNames().toSorted().join(' ')}`,
  )
  const scripts = elements.filter(({ tagName }) => tagName === 'SCRIPT')
  return [...new Set(kinds)].toSorted().concat(`${scripts.length} scripts`)
}

function textOf(html: string): string {
  return parsed(html).documentElement.textContent ?? ''
}

function parsed(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html')
}
