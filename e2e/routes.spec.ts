import { expect, test } from './fixtures.ts'
import type { Asked, Shopper } from './vocabulary/shopper.ts'
import { keepStanding, standAs } from './vocabulary/standing.ts'
import { openMenu } from './vocabulary/purchase.ts'

/** What an address leads to: something the house asks, in either view, or a page by its heading. */
type Shown = { readonly asks: Asked } | { readonly page: string }

type Row = {
  readonly clause: string
  readonly address: string
  /** Where one lands; left out where the address itself is shown. */
  readonly at?: string
  readonly shows: Shown
}

type QuestionContext = {
  readonly name: string
  readonly reach: (shopper: Shopper) => Promise<void>
  readonly rows: readonly Row[]
}

/** One address for each guard of spec section 2; the table of all addresses is `tests/app/addresses.test.tsx`. */
const NOTHING_CHOSEN: QuestionContext = {
  name: 'nothing chosen',
  reach: async (shopper) => {
    await shopper.open()
    await shopper.expectQuestion('restaurant')
  },
  rows: [
    { clause: 'S2.6', address: '/before-order', at: '/restaurants', shows: { asks: 'restaurant' } },
    { clause: 'S2.11', address: '/order/drinks', at: '/restaurants', shows: { asks: 'restaurant' } },
    { clause: 'S2.25', address: '/product/1505', at: '/restaurants', shows: { asks: 'restaurant' } },
    {
      clause: 'S2.32',
      address: '/restaurants?lat=60.19&lng=11.1',
      at: '/restaurants',
      shows: { asks: 'restaurant' },
    },
    { clause: 'S2.40', address: '/restaurant/sora-sushi', at: '/before-order', shows: { asks: 'mode' } },
    {
      clause: 'S1.46',
      address: '/restaurant/kantina-hangar-4',
      at: '/before-order',
      shows: { asks: 'mode' },
    },
    {
      clause: 'S2.46',
      address: '/restaurants/sora-sushi/authenticate',
      at: '/restaurants?openInfo=103',
      shows: { asks: 'restaurant' },
    },
    {
      clause: 'S2.54',
      address: '/current-order/conflict/o1',
      at: '/current-order',
      shows: { asks: 'orderSignedOut' },
    },
    { clause: 'S2.61', address: '/report-problem/o1', shows: { asks: 'reportClosed' } },
    { clause: 'S2.65', address: '/profile', at: '/login', shows: { page: 'account.login.title' } },
    { clause: 'S2.69', address: '/profile/update', at: '/restaurants', shows: { asks: 'restaurant' } },
    { clause: 'S2.83', address: '/no/such/page', at: '/404', shows: { page: 'classic.notFound.title' } },
  ],
}

const BOTH_CHOSEN: QuestionContext = {
  name: 'a restaurant and how to eat chosen',
  reach: async (shopper) => {
    await openMenu(shopper)
  },
  rows: [
    { clause: 'S2.1', address: '/', at: '/categories', shows: { asks: 'categories' } },
    { clause: 'S2.2', address: '/before-order', shows: { asks: 'mode' } },
    { clause: 'S2.13', address: '/order/no-such', at: '/categories', shows: { asks: 'categories' } },
    { clause: 'S2.10', address: '/order/drinks', shows: { asks: 'products' } },
    { clause: 'S2.24', address: '/product/1101', shows: { asks: 'customise' } },
    {
      clause: 'S2.27: sold out',
      address: '/product/1113',
      at: '/404',
      shows: { page: 'classic.notFound.title' },
    },
    { clause: 'S2.47', address: '/checkout', at: '/categories', shows: { asks: 'categories' } },
  ],
}

/** A page opened anew for each row, on top of what any test may take; only a limit for what hangs. */
const A_ROW_MS = 5_000

// That nobody is logged in, or nothing is found, is an answer; the browser tells of it all the same.
test.use({ allowedNoise: [/status of 40[134]/] })

// Every view leads where `tests/app/addresses.test.tsx` says; a browser and a server show that addresses lead at all.
for (const [{ name, reach, rows }, view] of [
  [NOTHING_CHOSEN, 'chat'],
  [BOTH_CHOSEN, 'classic'],
] as const)
  test.describe(`in the ${view} view`, () => {
    test.use({ view })

    test(`with ${name}, each guard leads an address where it may (S2.1-S2.83)`, async ({ shopper, page }) => {
      test.setTimeout(test.info().timeout + A_ROW_MS * rows.length)
      const led: string[] = []
      await reach(shopper)
      const standing = await keepStanding(page)
      for (const row of rows) {
        await standAs(page, standing)
        const told = await wrongIn(row, shopper)
        if (told !== undefined) led.push(`${row.clause} ${row.address}: ${told}`)
      }
      expect(led).toEqual([])
    })
  })

test('who was never here and opens what is somebody`s is led to the login (S2.56, S4.45)', async ({
  shopper,
  page,
}) => {
  for (const address of ['/order-history', '/cancel-order/o1'])
    await test.step(address, async () => {
      await shopper.open(address)
      await expect(page.getByRole('heading', { name: shopper.t('account.login.title') })).toBeVisible()
      await expect(page).toHaveURL(/\/login/)
    })
})

/** The address as it is shown, but for the view. */
function shownIn(url: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('view')
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname
}

/** What is wrong with where an address leads. */
async function wrongIn({ address, at = address, shows }: Row, shopper: Shopper): Promise<string | undefined> {
  const { page, t } = shopper
  try {
    await shopper.open(address)
    if ('asks' in shows) await shopper.expectQuestion(shows.asks)
    else await expect(page.getByRole('heading', { name: t(shows.page), exact: true })).toBeVisible()
    await expect.poll(() => shownIn(page.url())).toBe(at)
    return undefined
  } catch (error) {
    return `${new URL(page.url()).pathname}, ${String(error).split('\n')[0]}`
  }
}
