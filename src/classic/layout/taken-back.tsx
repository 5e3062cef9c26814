import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { useConversation, useRunner } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './taken-back.module.css'

const TURNED = /^ack\.(un|re)done/

/** What was taken back with a key or the browser, and the button that does it again. */
export function TakenBack() {
  const { t, say } = useFormatter()
  const runner = useRunner()
  const told = useConversation((conversation) =>
    liveTurnOf(conversation)?.acks.find(({ key }) => TURNED.test(key)),
  )
  return (
    <div className={s.row}>
      {told && <p>{say(told)}</p>}
      <Button tone="outline" onAct={() => runner.redo()}>
        <Icon name="redo" size="s" />
        <span>{t('tray.redo')}</span>
      </Button>
    </div>
  )
}

/** Whether something was taken back that can be done again. */
export function useHasTakenBack(): boolean {
  const runner = useRunner()
  return useConversation(() => runner.canRedo())
}
