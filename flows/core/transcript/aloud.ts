import type { CommandOf } from '../conversation/command.ts'
import type { CommandType } from '../log/commands.ts'
import { commandOf } from '../conversation/dispatch.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { LoggedEvent } from '../log/log.ts'
import type { Say } from '../log/say.ts'

/** What a step came to that a card shows and a screen reader has to be told. */
export function aloudOf(event: LoggedEvent, after: Conversation): readonly Say[] {
  return event.type === 'command' ? ofCommand(event.command, after) : []
}

function ofCommand<Type extends CommandType>(command: CommandOf<Type>, after: Conversation): readonly Say[] {
  return commandOf(command).aloud?.(command, after) ?? []
}
