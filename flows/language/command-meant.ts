import type { Command } from '../core/log/commands.ts'
import type { Token } from '../core/log/command-data.ts'
import type { Understood } from './understood.ts'

/** What the log keeps of what was understood; undefined where it is no matter of the conversation. `said`: the typed text. */
export function commandMeant(meaning: Understood, said: Token): Command | undefined {
  switch (meaning.kind) {
    case 'order':
      return { type: 'proposal.make', text: said, order: meaning.order }
    case 'changes':
      return { type: 'revision.make', text: said, ...meaning.revision }
    case 'command':
      return meaning.command
    case 'place':
      return { type: 'restaurant.search', text: said }
    case 'unknown':
      return notUnderstood(meaning, said)
    default:
      return undefined
  }
}

function notUnderstood(
  {
    candidates,
    soldOut,
    caution,
    told = caution?.kind ?? (candidates.length > 0 ? 'offered' : undefined),
  }: Extract<Understood, { readonly kind: 'unknown' }>,
  token: Token,
): Command {
  return {
    type: 'words.unknown',
    candidates,
    ...(soldOut === undefined ? {} : { soldOut }),
    ...(told === undefined ? {} : { told }),
    ...(caution === undefined ? {} : { said: { token, from: caution.from, to: caution.to } }),
  }
}
