import type { Wish } from '#domain/basket/wished-selection.ts'
import type { OrderReading } from '#flows/language/reader/read-order.ts'

/** A sentence and the order it means, in the notation of `writtenOrder`. */
export type Sentence = readonly [text: string, order: string]

const SIGNS: Readonly<Record<Wish['mode'], string>> = { with: '', without: '-', extra: '+', light: '~' }

/**
 * An order in one line, however its parts are ordered: `2 pizza: +cheese, -olives | 1 coke @18:30 TAKEOUT`. `-` is without,
 * `+` extra, `~` light, `*2` how many.
 */
export function writtenOrder({
  lines,
  mode,
  time,
}: Pick<OrderReading, 'lines'> & Partial<Pick<OrderReading, 'mode' | 'time'>>): string {
  const written = lines.map(({ product, quantity, choices }) => {
    const wishes = choices.map(
      ({ option, mode: how, quantity: many }) => `${SIGNS[how]}${option}${many === 1 ? '' : `*${many}`}`,
    )
    return `${quantity} ${product}${wishes.length === 0 ? '' : `: ${wishes.toSorted().join(', ')}`}`
  })
  return [
    written.toSorted().join(' | '),
    ...(time === undefined ? [] : [`@${time}`]),
    ...(mode === undefined ? [] : [mode]),
  ].join(' ')
}
