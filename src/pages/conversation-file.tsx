import { useConversationFile } from '#bindings/runtime/site-facts.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'

/** The conversation as a file for who looks for a fault, where the system parameter `debugModeEnabled` is on (S3.40). */
export function ConversationFile() {
  const { t } = useFormatter()
  const save = useConversationFile()
  return (
    save !== undefined && (
      <Button tone="link" onAct={save}>
        {t('debug.saveConversation')}
      </Button>
    )
  )
}
