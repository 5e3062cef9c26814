import { createCardHandoff } from '#bindings/checkout/card-handoff.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BOOT_ELEMENT_ID, withId, type Boot } from '#app/first-screen/boot.ts'
import { EARLY_TURNS_SCRIPT } from '#app/first-screen/early-turn.ts'
import { createPageRenderer, INLINE_SCRIPTS } from '#app/first-screen/first-turn.server.tsx'
import { createLateRunner } from '#app/first-screen/late-runner.ts'
import { Root } from '#app/page/root.tsx'
import { conversationOf } from '#app/first-screen/snapshot.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { viewsFrom } from '#app/page/views.tsx'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { accountPortsWith } from '#tests/support/account-ports.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON } from '#tests/support/flows.ts'
import { i18nIn, runnerOf } from '#tests/support/render.tsx'

const TEMPLATE = `<!doctype html>
<html lang="no">
  <head><title>Orda</title></head>
  <body>
    <div id="root"><!--first-turn--></div>
    <!--boot-->
  </body>
</html>`

let hydrated: ReactRoot | undefined

afterEach(() => {
  act(() => hydrated?.unmount())
  hydrated = undefined
  cleanup()
  document.body.innerHTML = ''
})

test.each([
  ['no', 'Hvor vil du bestille fra?', 'Spis her: Brygga Burger'],
  ['en', 'Where would you like to order from?', 'Eat here: Brygga Burger'],
])('the first turn stands in the page in its language (%s)', async (language, question, choice) => {
  const page = pageOf(await rendererOf()({ path: '/', language }))
  expect(page.documentElement.lang).toBe(language)
  const live = page.querySelector('[data-turn="live"]')
  expect(live?.querySelector('h3')?.textContent).toBe(question)
  expect(page.querySelector(`[data-choice="brygga:EATIN"]`)?.getAttribute('aria-label')).toBe(choice)
})

test('what the page begins from comes before what fetches the code: from a cache that runs at once', async () => {
  const template = () => TEMPLATE.replace('</body>', '<script>fetching()</script></body>')
  const html = await rendererOf({ template })({ path: '/', language: 'en' })
  const begun = html.indexOf(`id="${BOOT_ELEMENT_ID}"`)
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThan(html.indexOf('fetching()'))
})

describe('a link to a restaurant', () => {
  test('asks how to eat there at once (S2.38, S2.40)', async () => {
    const { log } = bootOf(await rendererOf()({ path: '/restaurant/brygga-burger', language: 'en' }))
    expect(questionOf(log)).toBe('mode')
  })

  test('that leads nowhere lists the restaurants and says why (S2.41)', async () => {
    const html = await rendererOf()({ path: '/restaurant/gone', language: 'en' })
    expect(questionOf(bootOf(html).log)).toBe('restaurant')
    expect(pageOf(html).querySelector('[data-turn="live"]')?.textContent).toContain(
      'I could not find the restaurant of that link.',
    )
  })
})

describe('a link that is shared shows', () => {
  const sharedAt = async (path: string, sharePicture?: string) => {
    const deployment = () => aDeployment({ productName: 'Bella & Co', ...(sharePicture && { sharePicture }) })
    const page = pageOf(await rendererOf({ deployment })({ path, language: 'en' }))
    return (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  }

  test('the name, a sentence and no picture where the deployment has none', async () => {
    const shown = await sharedAt('/')
    expect(shown('og:title')).toBe('Bella & Co')
    expect(shown('og:description')).toBe('Order from Bella & Co, in a chat or straight from the menu.')
    expect(shown('og:url')).toBe('https://orda.test/')
    expect([shown('og:image'), shown('twitter:card')]).toEqual([undefined, 'summary'])
  })

  test('the picture of the deployment, by its whole address', async () => {
    const shown = await sharedAt('/', '/deployment/share.png')
    expect(shown('og:image')).toBe('https://orda.test/deployment/share.png')
    expect(shown('twitter:card')).toBe('summary_large_image')
  })

  test('the restaurant it leads to', async () => {
    const shown = await sharedAt('/restaurant/brygga-burger')
    expect(shown('og:title')).toMatch(/^Brygga Burger \| /)
    expect(shown('og:description')).toBe('Order from Brygga Burger, in a chat or straight from the menu.')
    expect(shown('og:url')).toBe('https://orda.test/restaurant/brygga-burger')
  })
})

test.each(['/', '/order', '/menu', '/product/1', '/nonsense/%E0%A4%A'])(
  'every other address (%s) opens the same first turn',
  async (path) => {
    const render = rendererOf()
    expect(await render({ path, language: 'en' })).toBe(await render({ path: '/', language: 'en' }))
  },
)

test('no text of a restaurant can end the data or begin a script', async () => {
  const name = '</script><script>alert(1)</script><!--'
  const html = await rendererOf(named(name))({ path: '/', language: 'en' })
  expect(html).not.toContain('<script>alert(1)')
  expect(bootOf(html).log.blobs).toMatchObject({})
  expect(JSON.stringify(bootOf(html).log.blobs)).toContain('alert(1)')
})

test('a name that looks like a pattern of replacement is only a name', async () => {
  const html = await rendererOf(named("$& $1 $' Grill"))({ path: '/', language: 'en' })
  expect(pageOf(html).body.textContent).toContain("$& $1 $' Grill")
})

test('the scripts a page carries are the ones that are told to the content security policy', async () => {
  const page = pageOf(await rendererOf()({ path: '/', language: 'en' }))
  const scripts = [...page.querySelectorAll('script:not([type="application/json"])')]
  expect(scripts.map(({ textContent }) => textContent)).toEqual([...INLINE_SCRIPTS])
  expect(INLINE_SCRIPTS).toEqual([EARLY_TURNS_SCRIPT])
})

describe('a page', () => {
  test('is drawn once for half a minute', async () => {
    let now = NOON
    const drawn = vi.fn(() => aCatalogue().restaurants.map(({ restaurant }) => restaurant))
    const render = rendererOf({ restaurants: drawn, now: () => now })
    await render({ path: '/', language: 'en' })
    now += 29_999
    await render({ path: '/', language: 'en' })
    expect(drawn).toHaveBeenCalledTimes(1)
    now += 1
    await render({ path: '/', language: 'en' })
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('is not drawn for who asks for too many others, and opens by itself in the browser; what is drawn already is shown', async () => {
    const render = rendererOf()
    const mayDraw = async () => false
    const address = { path: '/restaurant/no-such-1', language: 'en' }
    expect(await render({ ...address, mayDraw })).toBe(TEMPLATE)
    const drawn = await render(address)
    expect([drawn === TEMPLATE, await render({ ...address, mayDraw })]).toEqual([false, drawn])
  })

  test('is drawn anew where the clock was put back', async () => {
    let now = NOON
    const render = rendererOf({ now: () => now })
    await render({ path: '/', language: 'en' })
    now -= 60_000
    expect(bootOf(await render({ path: '/', language: 'en' })).now).toBe(now)
  })
})

test.each(['en', 'no'] as const)(
  'the browser takes the drawn page over without drawing anything anew (%s)',
  async (language) => {
    const html = await rendererOf()({ path: '/', language })
    const boot = bootOf(html)
    document.body.innerHTML = pageOf(html).body.innerHTML
    const root = document.getElementById('root')
    if (!root) throw new Error('the page has no #root')
    const before = [...root.querySelectorAll('*')]
    const problems: unknown[] = []
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const runner = lateRunnerOf(boot)
    const notices = createDeviceNotices()
    const views = await viewsFrom('chat', false)
    const clock = () => boot.now + 4_000
    await act(async () => {
      hydrated = hydrateRoot(
        root,
        <Root
          deployment={boot.deployment}
          opened={runner}
          reopen={() => undefined}
          beginAnew={() => undefined}
          forgetDevice={() => undefined}
          i18n={i18nIn(language)}
          personalData={createPersonalData(undefined)}
          cards={{ handoff: createCardHandoff() }}
          accounts={accountPortsWith()}
          clock={clock}
          storage={undefined}
          views={views}
          engine={() => new Promise(() => undefined)}
          notices={notices}
          version="here"
          onAnew={() => undefined}
          onShown={() => undefined}
        />,
        { onRecoverableError: (problem) => problems.push(problem) },
      )
    })
    expect(problems).toEqual([])
    expect([...root.querySelectorAll('*')]).toEqual(before)
    expect(within(screen.getByRole('log')).getByRole('heading', { level: 3 })).toBeVisible()
  },
)

/** The runner of a page whose engine never comes: what is drawn is drawn from the snapshot alone. */
function lateRunnerOf({ snapshot, log: opened }: Boot) {
  if (!snapshot) throw new Error('the page holds no snapshot')
  const log = withId(opened, 'mine')
  return createLateRunner({
    log,
    conversation: conversationOf(snapshot, log),
    load: () => new Promise(() => undefined),
    onFailed: () => undefined,
  })
}

function rendererOf(others: Partial<Parameters<typeof createPageRenderer>[0]> = {}) {
  const restaurants = aCatalogue().restaurants.map(({ restaurant }) => restaurant)
  return createPageRenderer({
    template: () => TEMPLATE,
    deployment: () => aDeployment(),
    publicUrl: 'https://orda.test',
    restaurants: () => restaurants,
    find: (slug) => restaurants.find((restaurant) => restaurant.slug === slug),
    now: () => NOON,
    preloadsOf: () => [],
    ...others,
  })
}

function named(name: string): { readonly restaurants: () => readonly Restaurant[] } {
  const [first, ...rest] = aCatalogue().restaurants.map(({ restaurant }) => restaurant)
  if (!first) throw new Error('the catalogue is empty')
  return { restaurants: () => [{ ...first, name }, ...rest] }
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

function bootOf(html: string): Boot {
  return JSON.parse(pageOf(html).getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as Boot
}

function questionOf(log: Boot['log']): string | undefined {
  return runnerOf(log).conversation().turns.at(-1)?.question.name
}
