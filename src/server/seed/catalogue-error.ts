/** Where something stands in a file: its keys and places, from the outside in. */
export type Path = readonly (string | number)[]

/** One mistake in a catalogue, or a warning: where it stands, which field, and why it cannot be. */
export type Fault = {
  readonly file: string
  readonly line: number
  readonly product?: string
  readonly field: string
  readonly reason: string
}

/** Thrown by loadCatalogue with every mistake found; the message is one line a mistake. */
export class CatalogueError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(sentenceOf).join('\n'))
    this.name = 'CatalogueError'
    this.faults = faults
  }
}

/** `file:line field: reason`, as editors find it. */
export function sentenceOf({ file, line, product, field, reason }: Fault): string {
  const place = product === undefined ? `${file}:${line}` : `${file}:${line} product ${product}`
  return field === '' ? `${place}: ${reason}` : `${place} ${field}: ${reason}`
}
