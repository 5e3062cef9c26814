import { findNodeAtLocation, parseTree } from 'jsonc-parser'

/** The line (from 1) on which the value at a path of keys stands in a valid JSON text; a missing end of the path takes the line of what holds it. */
export type LineAt = (path: readonly (string | number)[]) => number

/** Reads where every value of a valid JSON text begins. */
export function linesOf(text: string): LineAt {
  const root = parseTree(text)
  return (path) => {
    const lengths = path.map((_step, index) => path.length - index)
    const found = lengths
      .map((length) => root && findNodeAtLocation(root, path.slice(0, length)))
      .find((node) => node !== undefined)
    return lineOfPosition(
      text,
      found?.parent?.type === 'property' ? found.parent.offset : (found?.offset ?? 0),
    )
  }
}

/** The line (from 1) of a character position. */
export function lineOfPosition(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
