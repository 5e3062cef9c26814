import type { PickupMode } from '../catalogue/product.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import type { Basket } from './basket.ts'

/** S7.45: what an order may carry as its table. */
export const TABLE_NUMBER = /^[\w -]{1,10}$/

const TABLES = /^[A-Za-z\d ]{1,10}$|^([A-Za-z ]*)\d{1,5}-\1\d{1,5}$/

/** Whether a restaurant can name its tables so: one, or several in a row, as in `12`, `1-40`, `T1-T8`. */
export function isNamingTables(named: string): boolean {
  const [first, last] = named.split('-').map(partsOf)
  if (!TABLES.test(named) || first === undefined || named.trim() === '') return false
  return last === undefined || first.number <= last.number
}

/**
 * Required; 1 to 10 letters, digits, hyphens and spaces, one of them a letter or a digit; and one of `tables`, where the
 * restaurant names them.
 */
export function checkTableNumber(typed: string, tables?: readonly string[]): Verdict {
  const written = typed.trim()
  if (written === '') return refuse('field.required')
  if (!TABLE_NUMBER.test(written) || !/[A-Za-z\d]/.test(written)) return refuse('field.tableNumber')
  return tables === undefined || tables.some((named) => isAmong(written, named))
    ? allow
    : refuse('basket.tableUnknown')
}

function isAmong(written: string, named: string): boolean {
  const [first, last] = named.split('-').map(partsOf)
  const table = partsOf(written)
  if (first === undefined || table.letters !== first.letters) return false
  if (last === undefined) return table.number === first.number
  return table.number >= first.number && table.number <= last.number
}

/** `T07` is the table that is called `t7`. */
function partsOf(written: string): { readonly letters: string; readonly number: number } {
  const [, letters = '', digits = ''] = /^(.*?)(\d*)$/.exec(written.trim().toUpperCase()) ?? []
  return { letters, number: digits === '' ? -1 : Number(digits) }
}

/** Whether the food is brought to a table whose number has to be told (S3.26). */
export function needsTable(mode: PickupMode | undefined): boolean {
  return mode === 'TABLE_SERVICE'
}

/** The basket for this table; what was typed around its number is left out. */
export function atTable(basket: Basket, typed: string): Basket {
  return { ...basket, tableNumber: typed.trim() }
}

/** The basket in this mode; a table is forgotten where nothing is brought to one. */
export function inMode(basket: Basket, mode: PickupMode): Basket {
  const { tableNumber: _table, ...away } = basket
  return { ...(needsTable(mode) ? basket : away), pickUpMode: mode }
}

/** The basket without its table: another restaurant has other tables. */
export function withoutTable({ tableNumber: _table, ...basket }: Basket): Basket {
  return basket
}
