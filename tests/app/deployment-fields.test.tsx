import { cleanup, screen } from '@testing-library/react'
import { Fragment, useEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageRenderer } from '#app/first-screen/first-turn.server.tsx'
import { openingLog, settingsOf } from '#app/first-screen/boot.ts'
import { signOnWaysOf } from '#app/sign-on-here.ts'
import { loadLog } from '#app/storage/read-log.ts'
import { useOrderReceipt } from '#bindings/orders/use-order-receipt.ts'
import { useRestaurantItems } from '#bindings/restaurant/use-restaurant-items.ts'
import { useRestaurantMap } from '#bindings/restaurant/use-restaurant-map.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { FormatterProvider } from '#bindings/words/formatter-provider.tsx'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { minor } from '#domain/money/minor.ts'
import { pageStyleOf, type Look } from '#domain/look/page-style.ts'
import { COLOUR_NAMES } from '#domain/look/palette.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { chosenLanguage } from '#server/core/http/chosen-language.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import { simulatorSettings } from '#simulators/stripe/stripe-script.ts'
import { themedPages } from '#server/core/web/themed-page.ts'
import { textOf } from '#tests/architecture/source.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { anOrder } from '#tests/support/builders/order.ts'
import { deploymentFields } from '#tests/support/deployment-fields.ts'
import { PAY } from '#tests/support/flows.ts'
import { i18nIn } from '#tests/support/render.tsx'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'

afterEach(cleanup)

type Change = readonly [
  change: Partial<Deployment>,
  seen: (deployment: Deployment) => Promise<string> | string,
]

const LIGHT = { paper: '#ffffff', ink: '#101010', brand: '#7a1f2b' }
const CHOSEN: readonly Command[] = [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }]
const AT_THE_TILL: readonly Command[] = [
  ...CHOSEN,
  { type: 'product.add', code: id('fries') },
  { type: 'checkout.start' },
]

const NO_WAY_KEPT = { recallPaymentWay: () => Promise.resolve(null) }

/** Each field: another value, and where a customer sees it. */
const FIELDS: Readonly<Record<string, Change>> = {
  id: [{ id: 'other' }, ({ id: own }) => String(loadLog(withConversationOf('other'), own) !== undefined)],
  productName: [{ productName: 'Bella' }, firstPage],
  titleSuffix: [{ titleSuffix: 'Bella' }, (deployment) => shown({ deployment }, () => document.title)],
  logo: [{ logo: 'https://bella.example/logo.svg' }, firstPage],
  ...wordmarks(),
  icon: [
    { icon: 'https://bella.example/icon.svg' },
    (deployment) =>
      themedPages('<head><link rel="icon" href="/icons/favicon.svg" /></head>').pageOf(deployment),
  ],
  sharePicture: [{ sharePicture: '/deployment/share.png' }, firstPage],
  signOn: [
    { signOn: [{ id: 'vipps', name: 'Vipps', issuer: 'https://id.example', clientId: 'bella' }] },
    ({ flags, signOn }) => JSON.stringify(signOnWaysOf({ flags: { ...flags, singleSignOn: true }, signOn })),
  ],
  languages: [{ languages: ['en', 'no', 'fi'] }, firstPage],
  defaultLanguage: [{ defaultLanguage: 'en' }, (deployment) => chosenLanguage({ headers: {} }, deployment)],
  currency: [{ currency: 'eur' }, (deployment) => probed(deployment, () => useFormatter().money(minor(500)))],
  country: [{ country: 'GB' }, distances],
  start: [{ start: { latitude: 45, longitude: 7 } }, mapOf],
  zoom: [{ zoom: 9 }, mapOf],
  tileUrl: [{ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' }, mapOf],
  tileAttribution: [
    { tileAttribution: 'Tiles Ltd' },
    (deployment) => mapOf({ ...deployment, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' }),
  ],
  placeAttribution: [{ placeAttribution: 'Places Ltd' }, mapOf],
  searchRadiusKm: [{ searchRadiusKm: 3 }, (deployment) => String(settingsOf(deployment).searchRadiusKm)],
  payments: [
    { payments: ['nepting'] },
    (deployment) => shown({ deployment, path: '/checkout', done: AT_THE_TILL, ports: NO_WAY_KEPT }),
  ],
  minimumOrder: [
    { minimumOrder: minor(90_000) },
    (deployment) => shown({ deployment, path: '/checkout', done: [...AT_THE_TILL, PAY] }),
  ],
  phone: [{ phone: '+47 12 34 56 78' }, (deployment) => shown({ deployment, path: '/contact' })],
  email: [
    { email: 'hei@bella.example' },
    (deployment) => shown({ deployment: { phone: '1', ...deployment }, path: '/contact' }),
  ],
  legalName: [{ legalName: 'Bella AS' }, printed],
  legalAddress: [{ legalAddress: 'Torggata 1, 0181 Oslo' }, printed],
  taxNumber: [{ taxNumber: '912345678' }, printed],
  twentyFourHourLanguages: [
    { twentyFourHourLanguages: ['en'] },
    (deployment) => shown({ deployment, path: '/restaurants' }),
  ],
  ageLimits: [
    { ageLimits: [{ fromAbv: 1, age: 21 }] },
    (deployment) => shown({ deployment, path: '/product/beer', done: CHOSEN }),
  ],
  texts: [{ texts: { en: { 'ask.restaurant': 'Where to, love?' } } }, firstPage],
  ...looks(),
}

/** What only the server does. */
const ON_THE_SERVER: Readonly<Record<string, string>> = {
  tellsUnknownEmail: 'tests/server/accounts/lost-password.test.ts',
  pictureHosts: 'tests/server/core/http/content-security.test.ts',
  banners: 'tests/server/core/web/parameters.test.ts',
  webhooks: 'tests/server/webhooks/webhooks.test.ts',
  'pointOfSale.url': 'tests/server/core/process/services-of-deployment.test.ts',
  'geocoder.kind': 'tests/server/core/process/services-of-deployment.test.ts',
  'geocoder.url': 'tests/server/core/process/services-of-deployment.test.ts',
  termsVersion: 'tests/server/accounts/consents.test.ts',
  'support.keptDays': 'tests/server/support/sent-conversations.test.ts',
}

/** What holds other fields, or speaks to an editor alone. */
const HOLDERS = [
  '$schema',
  'wordmark',
  'flags',
  'pointOfSale',
  'geocoder',
  'support',
  'start.latitude',
  'start.longitude',
  'look',
  'look.palettes',
  'look.palettes.light',
  'look.palettes.dark',
  'look.palettes.contrast',
  'look.corners',
  'look.letters',
]

describe('a customer sees', () => {
  test.each(Object.entries(FIELDS))('%s of the deployment', async (_field, [change, seen]) => {
    const before = await seen(aDeployment())
    cleanup()
    expect(await seen(aDeployment(change))).not.toBe(before)
  })

  test('the country card payment is made in', () => {
    expect(simulatorSettings(aDeployment({ country: 'FI' })).country).toBe('FI')
  })

  test('the logo in the menu view, too', async () => {
    const logo = 'https://bella.example/logo.svg'
    const { container } = await openShop({ deployment: { logo } })
    expect([...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toContain(logo)
  })

  test('the words of the house in mails, too', () => {
    const own = aDeployment({ texts: { en: { 'mail.account.helloAll': 'Ahoy!' } } })
    expect(wordsOf('en', own).t('mail.account.helloAll')).toBe('Ahoy!')
    expect(wordsOf('en', aDeployment()).t('mail.account.helloAll')).not.toBe('Ahoy!')
  })

  test.each(Object.entries(ON_THE_SERVER))('what %s changes, as %s proves', (field, proof) => {
    expect(textOf(proof)).toContain(field)
  })
})

test('no field may be written that nobody sees', () => {
  const seen = new Set([...Object.keys(FIELDS), ...Object.keys(ON_THE_SERVER), ...HOLDERS])
  const unseen = [...deploymentFields().keys()].filter(
    (path) => !path.startsWith('flags.') && !seen.has(path),
  )
  expect(unseen).toEqual([])
})

/** Every colour of every palette, every corner, every measure of letters. */
function looks(): Readonly<Record<string, Change>> {
  const withColour = (palette: 'light' | 'dark' | 'contrast', colour: string): Look => ({
    palettes: { light: LIGHT, [palette]: { ...LIGHT, [colour]: '#123456' } },
  })
  const style = ({ look }: Deployment) => pageStyleOf({ palettes: { light: LIGHT }, ...look })
  const colours = (['light', 'dark', 'contrast'] as const).flatMap((palette) =>
    COLOUR_NAMES.map((colour): [string, Change] => [
      `look.palettes.${palette}.${colour}`,
      [{ look: withColour(palette, colour) }, style],
    ]),
  )
  const corners = (['small', 'medium', 'large', 'bubble'] as const).map((corner): [string, Change] => [
    `look.corners.${corner}`,
    [{ look: { corners: { [corner]: 3 } } }, style],
  ])
  const letters = Object.entries({ family: 'Georgia', size: 1.2, strong: 500, title: 500, question: 500 })
  return Object.fromEntries([
    ...colours,
    ...corners,
    ...letters.map(([name, value]): [string, Change] => [
      `look.letters.${name}`,
      [{ look: { letters: { [name]: value } } }, style],
    ]),
  ])
}

/** The first page as the server draws it, without the data it carries for later. */
/** Each part of a wordmark by what it alone brings to the first page. */
function wordmarks(): Record<string, Change> {
  const wordmark = {
    light: '/deployment/by-day.svg',
    dark: '/deployment/by-night.svg',
    words: 'Bella Esempio',
  }
  return Object.fromEntries(
    Object.entries(wordmark).map(([part, value]): [string, Change] => [
      `wordmark.${part}`,
      [{ wordmark }, async (deployment) => String((await firstPage(deployment)).includes(`="${value}"`))],
    ]),
  )
}

async function firstPage(deployment: Deployment): Promise<string> {
  const render = createPageRenderer({
    template: () => '<html lang="no"><head></head><body><!--first-turn--><!--boot--></body></html>',
    deployment: () => deployment,
    publicUrl: 'https://orda.test',
    restaurants: () => aCatalogue().restaurants.map(({ restaurant }) => restaurant),
    find: () => undefined,
    now: () => Date.parse('2026-03-10T11:00:00Z'),
    preloadsOf: () => [],
  })
  const html = await render({ path: '/', language: 'en' })
  return html.replace(/<script type="application\/json"[\s\S]*<\/script>/, '')
}

async function shown(
  given: Parameters<typeof openShop>[0],
  read: () => string = () => document.body.textContent ?? '',
): Promise<string> {
  await openShop(given)
  // What comes with a page that is fetched when it is wanted.
  await screen.findAllByRole('heading')
  return read()
}

/** The receipt of a paid order, as it is printed. */
function printed(deployment: Deployment): Promise<string> {
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')))
  return probed(deployment, () => {
    const { print, paper } = useOrderReceipt(anOrder())
    useEffect(() => {
      if (!paper) queueMicrotask(() => print?.onPrint())
    })
    return JSON.stringify(paper)
  })
}

/** How far away restaurants are, for who reads Norwegian. */
function distances(deployment: Deployment): Promise<string> {
  const here = { latitude: 59, longitude: 11 }
  return probed(
    deployment,
    () =>
      useRestaurantItems({ here })
        .map(({ distance }) => distance)
        .join(),
    (probe) => (
      <I18nextProvider i18n={i18nIn('no')}>
        <FormatterProvider>{probe}</FormatterProvider>
      </I18nextProvider>
    ),
  )
}

function mapOf(deployment: Deployment): Promise<string> {
  return probed(deployment, () => JSON.stringify(useRestaurantMap()))
}

/** What a hook says on the page of a deployment. */
function probed(
  deployment: Deployment,
  useSight: () => string,
  within = (probe: ReactNode) => probe,
): Promise<string> {
  function Probe() {
    return <samp>{useSight()}</samp>
  }
  return shown(
    { deployment, around: beside(within(<Probe />)) },
    () => document.querySelector('samp')?.textContent ?? '',
  )
}

function beside(probe: ReactNode) {
  return (view: ReactNode) => [
    <Fragment key="view">{view}</Fragment>,
    <Fragment key="probe">{probe}</Fragment>,
  ]
}

/** A device that keeps a conversation of a deployment. */
function withConversationOf(deployment: string): Storage {
  localStorage.clear()
  const log = openingLog({
    id: 'talk',
    path: '/',
    settings: { ...settingsOf(aDeployment()), deployment },
    now: 1,
  })
  localStorage.setItem(
    'orda.log',
    JSON.stringify({ version: log.version, deployment, entries: 1, settings: log.settings }),
  )
  localStorage.setItem('orda.log.0', JSON.stringify(log.entries))
  return localStorage
}
