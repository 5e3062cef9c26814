import type { PickupMode } from '#domain/catalogue/product.ts'
import { modesOf } from '#flows/dialogue/routing.ts'
import { useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'

/** Eat in or take away (S2.2-S2.5). */
export function ModeCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const conversation = useRunner().conversation()
  return (
    <ChoiceChips
      label={t('ask.mode')}
      isLive={isLive}
      choices={modesOf(conversation).map((mode) => ({
        id: mode,
        text: t(`mode.${mode}`),
        icon: mode === 'TAKEOUT' ? ('bag' as const) : ('plate' as const),
      }))}
      onChoose={(id) => dispatch({ type: 'mode.choose', mode: id as PickupMode })}
    />
  )
}
