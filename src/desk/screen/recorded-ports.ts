import type { Port, Ports } from '#flows/core/engine/runner.ts'
import type { Trace } from '#flows/core/engine/trace.ts'
import { isBlobRef, type Log, type LoggedEvent } from '#flows/core/log/log.ts'
import type { PortFailure } from '#flows/core/log/port.ts'

type Answer = Extract<LoggedEvent, { type: 'done' | 'failed' }>

/** What is told of a question that the conversation never got an answer to. */
const UNANSWERED: PortFailure = { kind: 'failed', code: 'unreachable' }

/**
 * Ports that answer from what was answered in a conversation, to the same question with the same; what only watches never
 * tells anything, and what was not answered then is not reached. Nothing leaves the page by them.
 */
export function recordedPorts({ blobs }: Pick<Log, 'blobs'>, { steps }: Trace): Ports {
  const answers = new Map<string, Answer>()
  for (const { answered, entry } of steps)
    if (answered && 'effect' in entry.event)
      answers.set(keyOf(answered.effect.src, answered.effect.input), entry.event)
  const portOf =
    (name: string): Port =>
    (input, { conversation }) => {
      const isWatch = Object.values(conversation.pending).some(
        (effect) => effect.src === name && effect.traits.isWatch === true,
      )
      if (isWatch) return new Promise(() => undefined)
      const answer = answers.get(keyOf(name, input))
      return answer?.type === 'done'
        ? Promise.resolve(isBlobRef(answer.output) ? blobs[answer.output.$blob] : answer.output)
        : Promise.reject(answer?.type === 'failed' ? answer.error : UNANSWERED)
    }
  return new Proxy<Record<string, Port>>({}, { get: (_, name) => portOf(String(name)) })
}

function keyOf(src: string, input: unknown): string {
  return `${src} ${JSON.stringify(input)}`
}
