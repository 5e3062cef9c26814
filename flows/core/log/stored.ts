import { define, type Struct } from 'superstruct'

/** What a struct holds, as something that is stored: nothing of it changes, and what is missing is missing. */
export type Stored<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Stored<Each>[]
    : { readonly [Key in keyof Value]: Stored<Exclude<Value[Key], undefined>> }

/** An id of the wanted brand. */
export function idOf<Id extends string>(): Struct<Id, null> {
  return define<Id>('Id', (value) => typeof value === 'string')
}
