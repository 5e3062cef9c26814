/** The line (from 1) on which the value at a path of keys stands in a valid JSON text; a missing end of the path takes the line of what holds it. */
export type LineAt = (path: readonly (string | number)[]) => number

/** Reads where every value of a valid JSON text begins. */
export function linesOf(text: string): LineAt {
  const lines = new Map<string, number>()
  let position = 0
  let line = 1

  readValue('')
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const found = lines.get(keyOf(path.slice(0, length)))
      if (found !== undefined) return found
    }
    return 1
  }

  function readValue(key: string): void {
    skipSpace()
    if (!lines.has(key)) lines.set(key, line)
    const start = text[position]
    if (start === '{') readMembers(key, '}', readName)
    else if (start === '[') readMembers(key, ']', String)
    else if (start === '"') readString()
    else while (position < text.length && !/[\s,\]}]/.test(text[position] ?? '')) position++
  }

  function readMembers(key: string, end: string, nameAt: (index: number) => string): void {
    position++
    skipSpace()
    for (let index = 0; text[position] !== end && position < text.length; index++) {
      const member = `${key}/${nameAt(index)}`
      skipSpace()
      lines.set(member, line)
      readValue(member)
      skipSpace()
      if (text[position] === ',') position++
      skipSpace()
    }
    position++
  }

  function readName(): string {
    skipSpace()
    const name: unknown = JSON.parse(readString())
    skipSpace()
    position++
    return String(name)
  }

  function readString(): string {
    const from = position++
    while (position < text.length && text[position] !== '"') position += text[position] === '\\' ? 2 : 1
    return text.slice(from, ++position)
  }

  function skipSpace(): void {
    while (/\s/.test(text[position] ?? '')) if (text[position++] === '\n') line++
  }
}

/** The line (from 1) of a character position. */
export function lineOfPosition(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function keyOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${step}`).join('')
}
