import type { BasketLine } from '#domain/basket/basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import { type Wish, wishedSelection } from '#domain/basket/wished-selection.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { SpokenLine, WrittenChange } from '../../../core/log/command-data.ts'
import type { Span } from './revision-alignment.ts'
import type { RevisionRule, Slot } from './revision-grammar.ts'
import { type RevisionReader, SAME_NAME, type Spoken, lastOf } from './revision-places.ts'
import type { ClauseReading } from './clause-reading.ts'
import { added, swapped } from './swapped-things.ts'

/** A line that has what is wished. */
type Able = SpokenLine & { readonly others: readonly Wish[]; readonly cost: number }

/** What a rule makes of the words in its places; undefined where they are not what stands there. */
export function changesOf(
  rule: RevisionRule,
  spans: readonly Span[],
  reader: RevisionReader,
): ClauseReading | undefined {
  const at = (slot: Slot) => spans.find((span) => span.slot === slot)
  const [numberAt, lineAt] = [at('NUMBER'), at('LINE')]
  const number = numberAt && reader.numberOf(numberAt)
  if (spans.some((span) => span.slot === 'NUMBER' && reader.numberOf(span) === undefined)) return undefined
  const line = lineAt ? reader.lineSpoken(lineAt) : { spoken: spokenBy(rule, reader), cost: 0 }
  if (!line) return undefined
  const { spoken, cost } = line
  switch (rule.does) {
    case 'remove':
      return plain(
        spoken.map(({ lines, pieces }) =>
          pieces === undefined ? change('remove', lines) : change('more', lines, -pieces),
        ),
        cost,
      )
    case 'removeOthers': {
      const kept = spoken.flatMap(({ lines }) => lines)
      const others = reader.revisable.lines.filter((each) => !kept.includes(each))
      return kept.length === 0 || others.length === 0
        ? undefined
        : plain(
            others.map((each) => change('remove', [each])),
            cost,
          )
    }
    case 'more':
      return plain(
        spoken.map(({ lines, pieces }) => change('more', lines, number ?? pieces ?? 1)),
        cost,
      )
    case 'fewer':
      return plain(
        spoken.map(({ lines }) => change('more', lines, -(number ?? 1))),
        cost,
      )
    case 'count':
      return plain(
        spoken.map(({ lines, pieces }) => change('count', lines, number ?? pieces ?? 1)),
        cost,
      )
    case 'alter':
    case 'again':
      return withWishes(rule.does, spoken, { number, cost }, spans, reader)
    case 'add': {
      const thingAt = at('THING')
      return thingAt && added(thingAt, reader)
    }
    case 'swap': {
      const thingAt = at('THING') ?? at('SORT')
      const read = thingAt && swapped(spoken, thingAt, cost, lineAt !== undefined, reader)
      return read && !lineAt && rule.says.includes('instead') ? { ...read, isOfUnsaid: true } : read
    }
  }
}

/** The lines a rule without words for them is about: each of them where it says so, else what is meant last. */
function spokenBy({ says }: RevisionRule, { revisable }: RevisionReader): readonly Spoken[] {
  return says.includes('all') ? revisable.lines.map((line) => ({ lines: [line] })) : [lastOf(revisable)]
}

function plain(changes: readonly WrittenChange[], cost: number): ClauseReading | undefined {
  return changes.every(({ of }) => of.length > 0) ? { changes, others: [], cost } : undefined
}

function change(does: WrittenChange['does'], lines: readonly BasketLine[], quantity?: number): WrittenChange {
  return {
    of: lines.map(({ id }) => ({ line: id, choices: [] })),
    does,
    ...(quantity === undefined ? {} : { quantity }),
  }
}

/** Of the lines that are spoken of, those that have what is wished. */
function withWishes(
  does: 'alter' | 'again',
  spoken: readonly Spoken[],
  { number, cost }: { readonly number: number | undefined; readonly cost: number },
  spans: readonly Span[],
  reader: RevisionReader,
): ClauseReading | undefined {
  const others: Wish[] = []
  let total = cost
  const changes = spoken.flatMap(({ lines, pieces, isLast }): readonly WrittenChange[] => {
    const able = lines.flatMap((line) => ableOf(line, spans, reader))
    const found = isLast ? ofAnyLine(able, spans, reader) : able
    const [first] = found
    if (!first || (does === 'alter' && isSoAlready(found, reader))) return []
    total += Math.min(...found.map((each) => each.cost))
    others.push(...first.others)
    const quantity = number ?? pieces ?? (does === 'again' ? 1 : undefined)
    return [
      {
        of: found.map(({ line, choices }) => ({ line, choices })),
        does,
        ...(quantity === undefined ? {} : { quantity }),
      },
    ]
  })
  return changes.length === spoken.length && changes.length > 0 ? { changes, others, cost: total } : undefined
}

/** Whether nothing of the basket would be another than it is: to make large what is large changes nothing. */
function isSoAlready(able: readonly Able[], reader: RevisionReader): boolean {
  const { about, lines } = reader.revisable
  return (
    about === 'basket' &&
    able.every(({ line: id, choices }) => {
      const line = lines.find((each) => each.id === id)
      return line !== undefined && !isThere(choices, line, reader)
    })
  )
}

/** What was done last may not have it, or only what resembles it, and something else may. */
function ofAnyLine(able: readonly Able[], spans: readonly Span[], reader: RevisionReader): readonly Able[] {
  const all = reader.revisable.lines.flatMap((line) => ableOf(line, spans, reader))
  const least = Math.min(...all.map(({ cost }) => cost))
  const near = (each: Able) => each.cost - least < SAME_NAME
  return able.length > 0 && able.every(near) ? able : all.filter(near)
}

function ableOf(line: BasketLine, spans: readonly Span[], reader: RevisionReader): readonly Able[] {
  const choices: Wish[] = []
  const others: Wish[] = []
  let cost = 0
  for (const span of spans) {
    if (span.slot !== 'WISHES' && span.slot !== 'UNWANTED') continue
    const read = reader.wishesOf(span, line)
    if (!read) return []
    const isUnwanted = span.slot === 'UNWANTED'
    if (isUnwanted && reader.revisable.about !== 'product' && !isThere(read.wishes, line, reader)) return []
    // What has to go makes room for what comes.
    if (isUnwanted) choices.unshift(...read.wishes)
    else choices.push(...read.wishes)
    others.push(...read.others)
    cost += read.cost
  }
  return [{ line: line.id, choices, others, cost }]
}

/** Whether taking it away makes a difference. */
function isThere(
  wishes: readonly Wish[],
  line: BasketLine,
  { revisable: { menu } }: RevisionReader,
): boolean {
  const product = productIn(menu, line.code)
  if (!product) return false
  const { selection, refused } = wishedSelection(product, wishes, line.selection)
  return refused.length > 0 || !isSameChoice(line, { ...line, selection })
}
