import { Struct, validate } from 'superstruct'
import type { Failure } from 'superstruct'
import type { Path } from './catalogue-error.ts'

/** A value of the right shape, and where it says something else than what was written. */
export type Mended<T> = { readonly value: T; readonly replaced: readonly Path[] }

/** What a field may hold where it cannot be kept, tried one after the other. */
const STAND_INS = [
  'x',
  0,
  1,
  {},
  [],
  true,
  '00:00|24:00',
  '2026-01-01T00:00:00Z',
  'eur',
  'NO',
  '#000000',
  'post@example.org',
  'https://example.org',
]
/** What others name: without it half of a file seems unknown, and nothing true could be said of the rest. */
const NAMES = ['code', 'id', 'slug']
const LEFT_OUT = Symbol('left out')
const MOST_ROUNDS = 40

type Shape = Struct<unknown, unknown>

/**
 * Replaces what is of the wrong shape by something that is not, so that the rest can be checked in the same pass; undefined
 * where that would tell mistakes nobody made.
 */
export function mendShape<T>(written: unknown, shape: Struct<T, unknown>): Mended<T> | undefined {
  const holder = { root: structuredClone(written) }
  const tried = new Map<string, number>()
  const replaced = new Map<string, Path>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [error, value] = validate(holder.root, shape)
    if (error === undefined) return { value, replaced: [...replaced.values()] }
    const failed = new Map(error.failures().map((failure) => [JSON.stringify(failure.path), failure]))
    for (const [place, failure] of failed) {
      const turn = tried.get(place) ?? 0
      tried.set(place, turn + 1)
      if (!replace(holder.root, failure, turn, shape as Shape)) return undefined
      replaced.set(place, failure.path)
    }
  }
  return undefined
}

/** Puts the next thing that may be there; false where there is none left. */
function replace(root: unknown, { path, type, value }: Failure, turn: number, shape: Shape): boolean {
  const last = path.at(-1)
  const holder = path.slice(0, -1).reduce(fieldOf, root)
  if (!isHolder(holder) || last === undefined) return false
  if (type === 'never') return delete holder[last]
  const next = [...keptAs(value), ...insteadAt(shape, path)][turn]
  // What would be the wrong one anyway: a name that others use, a list that others refer to.
  const isInvented = turn >= keptAs(value).length
  if (next === undefined || (isInvented && NAMES.includes(String(last)))) return false
  if (next === LEFT_OUT) return !Array.isArray(holder) && delete holder[last]
  // A round without a change: the next thing is tried in the one after it.
  if (path.length === 1 && isHolder(next)) return true
  holder[last] = structuredClone(next)
  return true
}

/** A number that was written as a text, and the other way round: it still means the same. */
function keptAs(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
    ? [Number(value)]
    : []
}

/** What may stand at a place: nothing where the field may be missing, one of its words where it takes one of several. */
function insteadAt(shape: Shape, path: Path): readonly unknown[] {
  const at = path.reduce<unknown>((struct, step) => {
    const below = struct instanceof Struct ? (struct.schema as unknown) : undefined
    return below instanceof Struct ? below : fieldOf(below, step)
  }, shape)
  const isOptional = at instanceof Struct && at.is(undefined)
  const words = at instanceof Struct && at.type === 'enums' ? Object.values(at.schema as object) : []
  return [...(isOptional ? [LEFT_OUT] : []), ...words, ...STAND_INS, LEFT_OUT]
}

function fieldOf(holder: unknown, step: string | number): unknown {
  return isHolder(holder) ? holder[step] : undefined
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
