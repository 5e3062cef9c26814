import { id, type CategoryId } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Entry } from '#flows/core/log/log.ts'
import { serve } from './bench-server.ts'
import { fact, type Figure } from './figure.ts'
import { answersTo } from './load.ts'
import { callFor, firstChoiceIn, openedAt, pressed, type Opened } from './first-screen/pressed-turn.ts'

const TURNS = 304
const AT_ONCE = 8

/** How fast the server answers taps of pages whose code has not come, in a long conversation: it folds all of it for each. */
export async function turnAnswers(): Promise<readonly Figure[]> {
  // Behind a proxy that tells of several customers: one of them alone does not tap as often.
  const served = await serve({ TRUST_PROXY: '1' })
  try {
    const { choice, ...opened } = await longConversationAt(served.url)
    const { headers, ...call } = callFor(choice, opened)
    const answers = await answersTo({
      port: served.port,
      ...call,
      headers: (connection) => ({ ...headers, 'x-forwarded-for': `10.0.0.${connection + 1}` }),
      status: 200,
      connections: AT_ONCE,
    })
    return [
      fact(`taps answered by the server, after ${TURNS} turns`, `${answers.perSecond.toFixed(1)} /s`),
      fact(`... ${AT_ONCE} at once, 99 of 100 taps within`, `${answers.p99Ms.toFixed(0)} ms`),
    ]
  } finally {
    await served.stop()
  }
}

/** A guest who has chosen where to eat, and then looks into a category again and again: the next tap does so once more. */
async function longConversationAt(url: string): Promise<Opened & { readonly choice: string }> {
  const { html, opened } = await openedAt(url)
  const entered = await pressed(url, { ...opened, choice: firstChoiceIn(html) })
  const choice = firstChoiceIn(entered.html)
  const { language, log } = entered.boot
  const commands: readonly Command[] = [
    { type: 'category.choose', id: id<CategoryId>(choice) },
    { type: 'menu.categories' },
  ]
  // Where to eat, and the categories that are still to be chosen from.
  const turnsSoFar = 2
  const looks = Array.from({ length: (TURNS - turnsSoFar) / commands.length }, () => commands)
  const at = log.entries.at(-1)?.at ?? 0
  const later: readonly Entry[] = looks.flat().map((command) => ({ at, event: { type: 'command', command } }))
  return { language, log: { ...log, entries: [...log.entries, ...later] }, choice }
}
