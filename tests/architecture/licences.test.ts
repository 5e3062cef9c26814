import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { textOf } from './source.ts'

type Package = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}
type Bom = {
  readonly $schema: string
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly components: readonly {
    readonly type: string
    readonly name: string
    readonly purl: string
    readonly licenses?: readonly object[]
  }[]
}

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
/** What sharp brings for each system: libvips beside it as it comes, which the LGPL lets anybody use and pass on. */
const OF_SHARP = /^@img\/sharp-/
const LIBVIPS = 'LGPL-3.0-or-later'

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
    const own = OF_SHARP.test(name) ? partsOf(license).filter((each) => each !== LIBVIPS) : [license]
    return (
      CHOSEN[name] !== license &&
      !own.every((part) => alternativesOf(part).some((each) => accepted.has(each)))
    )
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

test('the list of packages is CycloneDX, and names each that customers are served with, its version and licence', () => {
  const { sbom } = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts
  const [command = '', ...rest] = sbom?.split(' ') ?? []
  expect(command).toBe('node')
  const made = JSON.parse(
    execFileSync(process.execPath, rest, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as Bom
  expect([made.bomFormat, made.specVersion, made.$schema]).toEqual([
    'CycloneDX',
    '1.5',
    'http://cyclonedx.org/schema/bom-1.5.schema.json',
  ])
  expect(made.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
  const told = new Set(made.components.map(({ purl }) => decodeURIComponent(purl)))
  expect(told.size).toBe(made.components.length)
  const served = installed.filter(({ dev, devOptional, optional }) => !dev && !devOptional && !optional)
  expect(served.length).toBeGreaterThan(50)
  expect(served.map(purlOf).filter((each) => !told.has(each))).toEqual([])
  expect(
    made.components.filter(({ type, licenses = [] }) => type !== 'library' || licenses.length === 0),
  ).toEqual([])
  const tools = installed.filter(({ dev }) => dev).map(purlOf)
  expect(tools.filter((each) => told.has(each))).toEqual([])
})

function purlOf({ name, version }: (typeof installed)[number]): string {
  return `pkg:npm/${name}@${version}`
}

/** "(MIT OR CC0-1.0)" is either; "MIT AND OFL-1.1" is a licence of its own. */
function alternativesOf(license: string): readonly string[] {
  return license.replaceAll(/[()]/g, '').split(' OR ')
}

function partsOf(license: string): readonly string[] {
  return license.split(' AND ')
}
