import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Engine } from '#app/engine.ts'
import { Site } from '#app/page/site.tsx'
import type { View } from '#bindings/runtime/view-context.ts'
import { prefetchAsides } from '#chat/cards/card-registry.ts'
import { id } from '#domain/ids.ts'
import { replay } from '#flows/core/engine/replay.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { clientOf, says } from '#tests/api/fake-fetch.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { PAY } from '#tests/support/flows.ts'

beforeAll(() => prefetchAsides())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const WEEK = {
  imageUrl: '/deployment/pictures/week.png',
  url: '/restaurant/brygga-burger',
  name: 'Burger-uke',
  translations: [{ code: 'name', items: [{ language: 'en', value: 'Burger week' }] }],
}
const CHOSEN: Command = { type: 'restaurant.choose', id: id('brygga') }
const EATING_IN: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const PAID: readonly Command[] = [
  EATING_IN,
  { type: 'product.add', code: id('fries') },
  { type: 'checkout.start' },
  PAY,
]
const THANKS = 'Thank you for ordering with us. Enjoy your meal.'

describe.each<View>(['chat', 'classic'])('in the view %s', (view) => {
  test.each<[string, readonly Command[]]>([
    ['before a restaurant is chosen', []],
    ['before it is chosen how to eat', [CHOSEN]],
    ['where the menu begins', [EATING_IN]],
  ])('the banners of the house are shown %s, and lead where they say (S7.39)', async (_where, done) => {
    await openSite({ view, done, banners: [WEEK] })
    const list = await screen.findByRole('list', { name: 'What’s new' })
    const link = within(list).getByRole('link', { name: 'Burger week' })
    expect(link).toHaveAttribute('href', '/restaurant/brygga-burger')
    expect(link.querySelector('img')).toHaveAttribute('src', WEEK.imageUrl)
  })

  test('a banner leads to another site in a tab of its own', async () => {
    await openSite({ view, banners: [{ ...WEEK, url: 'https://bella.example/week' }] })
    const link = await screen.findByRole('link', { name: /^Burger week/ })
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('no banner is shown where there is none, or none can be fetched (S7.39)', async () => {
    for (const banners of [[], 'broken']) {
      const { asked } = await openSite({ view, banners })
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/brand/banners/'))
      expect(screen.queryByRole('list', { name: 'What’s new' })).toBeNull()
      cleanup()
    }
  })

  test.each([true, false])(
    'the house says something with an order where showCustomOrderMessage is %s (S3.40)',
    async (isOn) => {
      const { asked } = await openSite({ view, done: PAID, parameters: { SHOW_CUSTOM_ORDER_MESSAGE: isOn } })
      await screen.findAllByText(/Ready about/)
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/parameters'))
      if (isOn) expect(await screen.findByText(new RegExp(THANKS))).toBeVisible()
      else expect(screen.queryByText(new RegExp(THANKS))).toBeNull()
    },
  )

  test.each([true, false])(
    'who looks for a fault may save the conversation where debugModeEnabled is %s (S3.40)',
    async (isOn) => {
      const done: readonly Command[] = [EATING_IN, { type: 'help.ask' }]
      const saved = savedFile()
      const { asked, user } = await openSite({ view, done, parameters: { DEBUG_MODE_ENABLED: isOn } })
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/parameters'))
      if (!isOn) return expect(screen.queryByRole('button', { name: /^Save this conversation/ })).toBeNull()
      await user.click(await screen.findByRole('button', { name: /^Save this conversation/ }))
      const text = await waitFor(() => saved.text())
      expect(replay(JSON.parse(text))).toMatchObject({ outcome: 'identical' })
    },
  )
})

async function openSite({
  view,
  done = [],
  banners = [],
  parameters = {},
}: {
  readonly view: View
  readonly done?: readonly Command[]
  readonly banners?: unknown
  readonly parameters?: Readonly<Record<string, boolean>>
}) {
  const { http, asked } = clientOf(({ path }) =>
    says({
      items:
        path === '/parameters'
          ? Object.entries(parameters).map(([key, value]) => ({ key, value: String(value) }))
          : banners,
    }),
  )
  const engine = { world: { http }, healthStatus: async () => undefined } as Partial<Engine> as Engine
  const around = (shown: ReactNode) => (
    <Site engine={async () => engine} version="1">
      {shown}
    </Site>
  )
  return { ...(await openShop({ view, done, around })), asked }
}

/** What a browser is asked to save. */
function savedFile() {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:saved'
  })
  // The browser of the tests would go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  return {
    async text(): Promise<string> {
      const [blob] = blobs
      if (blob === undefined) throw new Error('nothing was saved')
      return blob.text()
    },
  }
}
