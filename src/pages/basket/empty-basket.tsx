import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** What stands in place of a basket, or of paying for it, while nothing is in it: the way to the menu. */
export function EmptyBasket({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  return (
    <Notice
      tone="info"
      title={t('basket.empty')}
      isLive={isLive}
      actions={[{ id: 'menu', text: t('basket.toMenu'), isPrimary: true }]}
      onAction={give}
    />
  )
}
