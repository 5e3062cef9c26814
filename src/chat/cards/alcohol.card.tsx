import { alcoholOf } from '#domain/catalogue/alcohol.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ConfirmPanel } from '#ui/confirm-panel.tsx'

/** The alcohol disclaimer before such a product is added (S5.45, S5.46, S5.48). */
export function AlcoholCard({ isLive }: { readonly isLive: boolean }) {
  const { t, text, number } = useSpeech()
  const dispatch = useDispatch()
  const product = useConversation(({ flows }) => flows.customise.context.product)
  const selection = useConversation(({ flows }) => flows.customise.context.selection)
  if (!product) return null
  return (
    <ConfirmPanel
      title={t('alcohol.title', {
        name: text(product.name),
        abv: number(alcoholOf(product, selection), 1),
      })}
      text={t('alcohol.text')}
      yes={t('alcohol.yes')}
      no={t('alcohol.no')}
      isLive={isLive}
      onYes={() => dispatch({ type: 'alcohol.confirm' })}
      onNo={() => dispatch({ type: 'alcohol.decline' })}
    />
  )
}
