import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Records } from '#server/payments/player.ts'

/** What each player knows: a shop that is started again finds its payments as it left them. */
type Kept = Record<string, Records>
/** Without a record: it is no more. */
type Change = readonly [ledger: string, kind: string, id: string, record?: unknown]

export type KeptLedgers = {
  /** What was kept before. */
  readonly kept: Kept
  /** Writes down what of a ledger has changed. */
  readonly keep: (name: string, ledger: Records) => void
}

/** The ledgers in `file`; what changes stands behind it, so that one payment costs the same however many there are. */
export function keptLedgers(file: string): KeptLedgers {
  const changesFile = `${file}.changes`
  const kept = readWhole(file)
  if (existsSync(changesFile)) {
    // The last one is half written where the shop was killed in the middle of it.
    const lines = readFileSync(changesFile, 'utf8').split('\n').slice(0, -1)
    for (const line of lines) apply(kept, JSON.parse(line) as Change)
    writeFileSync(`${file}.new`, JSON.stringify(kept))
    renameSync(`${file}.new`, file)
    rmSync(changesFile)
  }
  const written = new Map<string, Map<string, unknown>>()
  for (const [name, ledger] of Object.entries(kept))
    for (const [kind, records] of Object.entries(ledger))
      written.set(`${name}/${kind}`, new Map(Object.entries(records)))

  function changesOf(name: string, kind: string, records: Record<string, unknown>): readonly Change[] {
    const known = written.get(`${name}/${kind}`) ?? new Map<string, unknown>()
    written.set(`${name}/${kind}`, known)
    const changes: Change[] = []
    for (const [id, record] of Object.entries(records)) {
      if (known.get(id) === record) continue
      known.set(id, record)
      changes.push([name, kind, id, record])
    }
    for (const id of known.keys()) {
      if (Object.hasOwn(records, id)) continue
      known.delete(id)
      changes.push([name, kind, id])
    }
    return changes
  }

  return {
    kept,
    keep(name, ledger) {
      const changes = Object.entries(ledger).flatMap(([kind, records]) => changesOf(name, kind, records))
      const lines = changes.map((change) => `${JSON.stringify(change)}\n`)
      if (lines.length > 0) appendFileSync(changesFile, lines.join(''))
    },
  }
}

function readWhole(file: string): Kept {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
}

function apply(kept: Kept, [name, kind, id, record]: Change): void {
  const ledger = (kept[name] ??= {})
  const records = (ledger[kind] ??= {})
  if (record === undefined) delete records[id]
  else records[id] = record
}
