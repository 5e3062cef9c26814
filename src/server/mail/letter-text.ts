import type { Letter, MailPart } from './mail.ts'
import type { Words } from './mail-words.ts'

/** A letter as plain text: paragraphs with an empty line between them. */
export function letterText({ parts }: Letter, words: Words): string {
  const paragraphs = parts.reduce<readonly (readonly string[])[]>((written, part) => {
    const lines = linesOf(part, words)
    const last = written.at(-1)
    // The tax belongs to the sums above it.
    return part.kind === 'taxes' && last
      ? [...written.slice(0, -1), [...last, ...lines]]
      : [...written, lines]
  }, [])
  const written = paragraphs.filter((lines) => lines.length > 0)
  return written.map((lines) => lines.join('\n')).join('\n\n') + '\n'
}

function linesOf(part: MailPart, { t }: Words): readonly string[] {
  switch (part.kind) {
    case 'words':
      return part.lines
    case 'amounts':
      return part.rows.flatMap(({ label, amount, details = [] }) => [
        t('mail.order.row', { label, value: amount }),
        ...details.map((words) => t('mail.order.detail', { words })),
      ])
    case 'taxes':
      return part.rows.map(({ tax: amount, ...row }) =>
        t('mail.order.taxRow', { ...row, amount, tax: part.heads.tax }),
      )
    case 'facts':
      return [part.title, ...part.lines, ...part.facts.map((fact) => t('mail.named', fact))]
    case 'links':
      return part.links.map(({ label, link }) => t('mail.named', { label, value: link }))
  }
}
