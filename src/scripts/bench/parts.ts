import type { Figure } from './figure.ts'

type Part = {
  /** Loaded only when it is asked for, so that one can be measured while another is being rebuilt. */
  readonly measure: (count?: number) => Promise<readonly Figure[]>
  /** It takes minutes, or measures nothing: it is run where it is asked for by name. */
  readonly isOnlyWhereAsked?: true
}

/** What the bench measures, by the names that one asks for. */
export const PARTS: Readonly<Record<string, Part>> = {
  rules: { measure: async () => (await import('./rules.ts')).rules() },
  server: { measure: async () => (await import('./server.ts')).server() },
  match: {
    measure: async () => [
      ...(await import('./match.ts')).matching(),
      ...(await import('./sentence-reading.ts')).sentences(),
      ...(await import('./sentence-counts.ts').then(({ sentenceCounts }) => sentenceCounts())),
      ...(await import('./reader-size.ts')).readerSize(),
    ],
  },
  fold: { measure: async () => (await import('./folding.ts')).folding() },
  desk: { measure: async () => (await import('./desk/desk-answers.ts')).deskAnswers() },
  start: { measure: () => browser('starting') },
  turns: { measure: () => browser('living') },
  classic: { measure: () => browser('classic') },
  load: {
    measure: async (seconds = 120) => (await import('./friday-evening.ts')).fridayEvening(seconds),
    isOnlyWhereAsked: true,
  },
  faults: {
    measure: async (count = 500) => (await import('./fault-runs.ts')).faultRuns(count),
    isOnlyWhereAsked: true,
  },
}

/** The names of those that were asked for, or of all that measure something where none was. */
export function partsAsked(names: readonly string[]): readonly string[] {
  return Object.keys(PARTS).filter((name) =>
    names.length === 0 ? !PARTS[name]?.isOnlyWhereAsked : names.includes(name),
  )
}

async function browser(part: 'starting' | 'living' | 'classic'): Promise<readonly Figure[]> {
  const parts = await import('./bench-browser.ts')
  return parts.inBrowser(parts[part])
}
