import type { PickupMode } from '../catalogue/product.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import type { Basket } from './basket.ts'

/** S7.45: what an order may carry as its table. */
export const TABLE_NUMBER = /^[\w -]{1,10}$/

/** Required; 1 to 10 letters, digits, hyphens and spaces, one of them a letter or a digit. */
export function checkTableNumber(typed: string): Verdict {
  const written = typed.trim()
  if (written === '') return refuse('field.required')
  return TABLE_NUMBER.test(written) && /[A-Za-z\d]/.test(written) ? allow : refuse('field.tableNumber')
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
