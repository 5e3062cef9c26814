import type { TFunction } from 'i18next'
import type { TracedStep } from '#flows/core/engine/trace.ts'
import { wordsOfStep } from '#flows/core/transcript/words-of-step.ts'
import type { Formatter } from '#bindings/words/formatter.ts'

/** What a step is: what the customer did in their words, or what was answered to the conversation. */
export function happenedIn({ entry, after, step, answered }: TracedStep, { say }: Formatter, t: TFunction) {
  const { event } = entry
  const effect = answered?.effect.src ?? ('effect' in event ? event.effect : '')
  switch (event.type) {
    case 'started':
      return t('desk.step.started')
    case 'command': {
      const told = wordsOfStep(step, event.command, after)
      const words = say(told)
      // What the app did by itself has no words of a customer.
      const isWordless = words === '' || words === told.key
      return isWordless ? event.command.type : `${words} (${event.command.type})`
    }
    case 'done':
      return t('desk.step.answer', { effect })
    case 'failed':
      return t('desk.step.failure', { effect })
    case 'undone':
    case 'redone':
      return t(`desk.step.${event.type}`)
  }
}
