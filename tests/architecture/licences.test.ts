import { expect, test } from 'vitest'
import { textOf } from './source.ts'

type Package = { readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean }

/** What may be used and passed on, the name of its maker kept. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]
const ACCEPTED = new Set([...PERMISSIVE, 'CC0-1.0', 'Unlicense'])
/** Of what is used to build and test, and passed on to nobody. */
const ACCEPTED_TOOLS = new Set([...ACCEPTED, 'MPL-2.0'])
/** What the owner of the product has chosen by name, with its terms. */
const CHOSEN: Readonly<Record<string, string>> = {
  '@fontsource-variable/figtree': 'OFL-1.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  'react-leaflet': 'Hippocratic-2.1',
}

const { packages } = JSON.parse(textOf('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const installed = Object.entries(packages).flatMap(([path, each]) =>
  path === ''
    ? []
    : [{ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...each }],
)

test('every package that is installed has a licence that is accepted, or was chosen by name', () => {
  const refused = installed.filter(({ name, license = 'none', dev, devOptional }) => {
    const accepted = dev === true || devOptional === true ? ACCEPTED_TOOLS : ACCEPTED
    return CHOSEN[name] !== license && !alternativesOf(license).some((each) => accepted.has(each))
  })
  expect(installed.length).toBeGreaterThan(100)
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('no package is chosen by name that is not installed', () => {
  const names = new Set(installed.map(({ name }) => name))
  expect(Object.keys(CHOSEN).filter((name) => !names.has(name))).toEqual([])
})

test('no script of a package runs when packages are installed', () => {
  expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(textOf('src/scripts/install.mjs')).toContain("'--ignore-scripts'")
})

/** "(MIT OR CC0-1.0)" is either; "MIT AND OFL-1.1" is a licence of its own. */
function alternativesOf(license: string): readonly string[] {
  return license.replaceAll(/[()]/g, '').split(' OR ')
}
