import type { WrittenChange } from '#flows/core/log/command-data.ts'
import type { Talk } from '#tests/support/flows.ts'

/** The changes in one line: `alter 1106 +bacon`; of lines that may be meant all are named. */
export function writtenChanges(changes: readonly WrittenChange[], talk: Talk): string {
  const { lines } = talk.conversation().flows.basket.context.basket
  const codeOf = (line: string) => lines.find((each) => each.id === line)?.code ?? '?'
  return changes
    .map(({ of, does, quantity, product }) =>
      [
        does,
        of.map(({ line }) => codeOf(line)).join('/'),
        ...(of[0]?.choices ?? []).map(({ option, mode }) => `${mode === 'without' ? '-' : '+'}${option}`),
        ...(product === undefined ? [] : [product]),
        ...(quantity === undefined ? [] : [String(quantity)]),
      ].join(' '),
    )
    .join(' | ')
}
