import type { Said } from '#scripts/said.ts'

/** What a command said and complained of, and its exit code. */
export async function told(run: (said: Said) => number | Promise<number>) {
  const lines = { log: [] as string[], error: [] as string[] }
  const code = await run({ log: (line) => lines.log.push(line), error: (line) => lines.error.push(line) })
  return { code, log: lines.log.join('\n'), error: lines.error.join('\n') }
}
