import { fact, tableOf, type Figure } from './figure.ts'
import { machine, watchStolenTime } from './machine.ts'

/** Each part is loaded only when it is asked for, so that one can be measured while another is being rebuilt. */
const PARTS: Record<string, () => Promise<readonly Figure[]>> = {
  rules: async () => (await import('./rules.ts')).rules(),
  server: async () => (await import('./server.ts')).server(),
  match: async () => [
    ...(await import('./match.ts')).matching(),
    ...(await import('./sentence-reading.ts')).sentences(),
    ...(await import('./sentence-counts.ts').then(({ sentenceCounts }) => sentenceCounts())),
    ...(await import('./reader-size.ts')).readerSize(),
  ],
  fold: async () => (await import('./folding.ts')).folding(),
  start: () => browser('starting'),
  turns: () => browser('living'),
  classic: () => browser('classic'),
  faults: async () => (await import('./fault-runs.ts')).faultRuns(count ?? 500),
}
/** Measures nothing: it is run where it is asked for by name. */
const ONLY_WHERE_ASKED = ['faults']

const given = process.argv.slice(2)
const asked = given.filter((each) => Number.isNaN(Number(each)))
const count = given.map(Number).find((each) => each > 0)
const figures = [...machine()]
const stolenTime = watchStolenTime()
let isComplete = true

for (const [name, measure] of Object.entries(PARTS)) {
  const isWanted = asked.length === 0 ? !ONLY_WHERE_ASKED.includes(name) : asked.includes(name)
  if (!isWanted) continue
  console.error(`measuring: ${name}`)
  try {
    const measured = await measure()
    // Told at once: a run of half an hour that breaks off has not been for nothing.
    console.error(tableOf(measured))
    figures.push(...measured)
  } catch (error) {
    isComplete = false
    figures.push(fact(name, 'NOT MEASURED, see above'))
    console.error(error)
  }
}

console.log(tableOf([...figures, ...stolenTime()]))
process.exit(isComplete ? 0 : 1)

async function browser(part: 'starting' | 'living' | 'classic'): Promise<readonly Figure[]> {
  const parts = await import('./bench-browser.ts')
  return parts.inBrowser(parts[part])
}
