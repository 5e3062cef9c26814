import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CatalogueError } from '#server/seed/catalogue-error.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { deploymentSchema } from '#server/seed/deployment-file.ts'
import { textOf } from '#tests/architecture/source.ts'
import { deploymentFields } from '#tests/support/deployment-fields.ts'
import { DEPLOYMENT, jsonOf, writeCatalogue } from './little-catalogue.ts'

const LIGHT = { paper: '#ffffff', ink: '#000000', brand: '#7a1f2b' }

test('every field of the file has a note', () => {
  const bare = [...deploymentFields()]
    .filter(([, note]) => note === undefined || note === '')
    .map(([path]) => path)
  expect(bare).toEqual([])
})

test('the schema beside the file is what the file may hold; `npm run deployment -- schema` writes it', () => {
  expect(JSON.parse(textOf('src/server/seed/deployment.schema.json'))).toEqual(
    JSON.parse(JSON.stringify(deploymentSchema())),
  )
})

test.each(readdirSync('src/server/seed/data'))(
  '%s, which is shipped, has no mistake and no weak colour',
  (name) => {
    expect(loadCatalogue(`src/server/seed/data/${name}`).warnings).toEqual([])
  },
)

describe('a file of three colours and nothing more', () => {
  const { deployment, warnings } = loaded({
    id: 'little',
    productName: 'Little',
    languages: ['en', 'no'],
    defaultLanguage: 'no',
    currency: 'nok',
    country: 'NO',
    start: { latitude: 60, longitude: 11 },
    payments: ['test'],
    look: { palettes: { light: LIGHT } },
  })

  test('has the rest as usual', () => {
    expect(deployment).toMatchObject({ titleSuffix: 'Little', zoom: 14, searchRadiusKm: 15 })
    expect(deployment.flags).toMatchObject({ eatIn: true, pickup: true, discounts: false })
  })

  test('has nothing to be warned of', () => {
    expect(warnings).toEqual([])
  })
})

const MISTAKES: readonly (readonly [string, string, unknown, string, string])[] = [
  ['a field nobody knows', 'colour', 'red', 'colour', 'the field is not known'],
  ['a name that is missing', 'productName', undefined, 'productName', 'the field is missing'],
  ['a language nobody wrote', 'languages', ['en', 'de'], 'languages', 'a list of at least one known name'],
  [
    'a default nobody may choose',
    'defaultLanguage',
    'fi',
    'defaultLanguage',
    "'fi' is not among the languages",
  ],
  ['a currency by its sign', 'currency', '€', 'currency', 'a currency is three small letters, as in eur'],
  ['a country by its name', 'country', 'Norway', 'country', 'a country is two capital letters, as in NO'],
  [
    'a map beyond the world',
    'start',
    { latitude: 95, longitude: 0 },
    'start.latitude',
    'a number from -90 to 90',
  ],
  ['a map without a ground', 'zoom', 40, 'zoom', 'a number from 5 to 18'],
  ['a payment nobody offers', 'payments', ['cash'], 'payments', 'a list of at least one known name'],
  ['half an øre', 'minimumOrder', 99.5, 'minimumOrder', 'a whole number, 0 or more'],
  ['an address that is none', 'email', 'post', 'email', 'a mail address'],
  [
    'tiles without thanks',
    'tileUrl',
    'https://t.example/{z}/{x}/{y}.png',
    'tileUrl',
    'a map service is thanked: tileAttribution is missing',
  ],
  [
    'a colour that could end the rule',
    'look',
    { palettes: { light: { ...LIGHT, brand: 'red;}' } } },
    'look.palettes.light.brand',
    'a colour is # and six hexadecimal digits',
  ],
  [
    'a typeface that could end the rule',
    'look',
    { letters: { family: `a';}` } },
    'look.letters.family',
    'names of typefaces, with commas between them',
  ],
  [
    'words for no text',
    'texts',
    { en: { 'ask.nothing': 'Hm?' } },
    'texts.en.ask.nothing',
    'no text has this key',
  ],
  [
    'words that name what is not there',
    'texts',
    { en: { 'ask.mode': 'Hello {{friend}}' } },
    'texts.en.ask.mode',
    'this text knows no {{friend}}',
  ],
  ['words in a language nobody chooses', 'texts', { fi: {} }, 'texts.fi', "'fi' is not among the languages"],
  [
    'a banner that says nothing to most',
    'banners',
    [{ picture: 'https://a.example/b.png', text: { en: 'New' } }],
    'banners[0].text',
    "it says nothing in 'no', the default language",
  ],
  [
    'a banner in a language nobody chooses',
    'banners',
    [{ picture: 'https://a.example/b.png', text: { no: 'Nytt', fi: 'Uutta' } }],
    'banners[0].text.fi',
    "'fi' is not among the languages",
  ],
  [
    'a banner whose picture is not there',
    'banners',
    [{ picture: 'pictures/b.png', text: { no: 'Nytt' } }],
    'banners[0].picture',
    "the folder has no file 'pictures/b.png': put it there, or write the name as it is there, small and large letters too",
  ],
  [
    'a banner that leads to a script',
    'banners',
    [{ picture: 'https://a.example/b.png', text: { no: 'Nytt' }, link: 'javascript:alert(1)' }],
    'banners[0].link',
    'an address that begins with https://, or a path as /restaurant/SLUG',
  ],
  [
    'nothing to order',
    'flags',
    { pickup: false, eatIn: false },
    'flags',
    'nothing can be ordered without pickup, eatIn or tableService',
  ],
]

test.each(MISTAKES)('%s is told with its line, key and reason', (_what, key, value, field, reason) => {
  const source = { ...DEPLOYMENT, [key]: value }
  const text = jsonOf(source)
  const [fault] = faultsOf(source)
  expect(fault).toMatchObject({ file: 'deployment.json', field, reason })
  const name = field.split('.').at(-1) ?? ''
  const line = text.split('\n').findIndex((each) => each.includes(`"${name}":`)) + 1
  if (line > 0 && !field.includes('ask.')) expect(fault?.line).toBe(line)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" />'
const SCRAP = 'GIF89a'
const TOO_MUCH = '<svg />'.padEnd(3_000_000)
const OUTSIDE = /^a file of the folder as logo\.svg/
const ICON = /^an icon is an SVG, or a square PNG of 192/

test.each([
  ['a logo that is not there', { logo: 'logo.svg' }, {}, /^the folder has no file 'logo.svg': put it there/],
  ['a logo in another format', { logo: 'logo.gif' }, { 'logo.gif': SCRAP }, OUTSIDE],
  ['a logo outside the folder', { logo: '../logo.svg' }, {}, OUTSIDE],
  [
    'a logo that is none',
    { logo: 'a.png' },
    { 'a.png': SCRAP },
    /^'a.png' does not hold a picture of its kind: save it as PNG/,
  ],
  [
    'a logo nobody waits for',
    { logo: 'a.svg' },
    { 'a.svg': TOO_MUCH },
    /^'a.svg' has [\d.]+ MB, and may have 2: save it with fewer pixels$/,
  ],
  ['a small icon', { icon: 'a.png' }, { 'a.png': pngOf(64, 64) }, ICON],
  ['a long icon', { icon: 'a.png' }, { 'a.png': pngOf(512, 192) }, ICON],
  ['a share picture nobody shows', { sharePicture: 'a.svg' }, { 'a.svg': SVG }, /^no network shows an SVG/],
])('%s is told with its line, key and reason', (_what, named, files, reason) => {
  const [field] = Object.keys(named)
  expect(faultsOf({ ...named, ...DEPLOYMENT }, files)).toMatchObject([
    { file: 'deployment.json', line: 2, field, reason: expect.stringMatching(reason) },
  ])
})

test.each([
  ['that is not there', 'name.svg', {}, /^the folder has no file 'name.svg': put it there/],
  [
    'that says nothing of its size',
    'a.svg',
    { 'a.svg': SVG },
    /^a wordmark says how large it is: give its <svg>/,
  ],
  ['with a ground', 'a.jpg', { 'a.jpg': Buffer.from([0xff, 0xd8, 0xff]) }, /^a wordmark is an SVG or a PNG/],
])('a wordmark %s is told with its line, key and reason', (_what, light, files, reason) => {
  expect(faultsOf({ wordmark: { light }, ...DEPLOYMENT }, files)).toMatchObject([
    { file: 'deployment.json', line: 3, field: 'wordmark.light', reason: expect.stringMatching(reason) },
  ])
})

test.each([
  [
    'by the box it was drawn in',
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"/>',
    4,
  ],
  ['by its size', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" height="90px" width="30px"/>', 1 / 3],
  ['as a PNG', 'a.png', pngOf(600, 200), 3],
])('the room of a wordmark is known before it comes: %s', (_what, light, file, ratio) => {
  const { wordmark } = loaded({ ...DEPLOYMENT, wordmark: { light } }, { [light]: file }).deployment
  expect(wordmark).toEqual({ light: `/deployment/${light}`, words: DEPLOYMENT.productName, ratio })
})

test('a logo, an icon and a share picture of the folder are shown from their address', () => {
  const files = { 'logo.svg': SVG, 'icon.png': pngOf(512, 512), 'share.png': pngOf(1200, 630) }
  const named = { logo: 'logo.svg', icon: 'icon.png', sharePicture: 'share.png' }
  expect(loaded({ ...DEPLOYMENT, ...named }, files).deployment).toMatchObject({
    logo: '/deployment/logo.svg',
    icon: '/deployment/icon.png',
    sharePicture: '/deployment/share.png',
  })
})

test('colours that cannot be read are warned of, with their line, and taken', () => {
  const source = { ...DEPLOYMENT, look: { palettes: { light: { ...LIGHT, brand: '#ff9eb0' } } } }
  const { warnings } = loaded(source)
  expect(warnings[0]).toMatchObject({
    file: 'deployment.json',
    line:
      jsonOf(source)
        .split('\n')
        .findIndex((each) => each.includes('#ff9eb0')) + 1,
    field: 'look.palettes.light.brand',
    reason: expect.stringMatching(/^on paper its contrast is 1\.\d+, and 4\.5 is the least/),
  })
})

test.each([
  ['that no page reads', 'PRIVCY_URL', '/p', '[0].key', /^no page reads it.*PRIVACY_URL/],
  [
    'whose address no page may link to',
    'PRIVACY_URL',
    'http://a.example',
    '[0].value',
    /^no page links to it/,
  ],
  ['whose switch is neither on nor off', 'DEBUG_MODE_ENABLED', 'maybe', '[0].value', /^a switch is true or/],
])('a system parameter %s is warned of (S3.40)', (_what, key, value, field, reason) => {
  const { warnings } = loaded(DEPLOYMENT, { 'parameters.json': JSON.stringify([{ key, value }]) })
  expect(warnings).toMatchObject([{ file: 'parameters.json', field, reason: expect.stringMatching(reason) }])
})

/** The head of a PNG, which says how large it is. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size])
}

type Files = Readonly<Record<string, string | Buffer>>

function loaded(deployment: object, files: Files = {}) {
  const folder = writeCatalogue({ 'deployment.json': deployment })
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    return loadCatalogue(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function faultsOf(deployment: object, files: Files = {}) {
  try {
    loaded(deployment, files)
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return error.faults
  }
}
