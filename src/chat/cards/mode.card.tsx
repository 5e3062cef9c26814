import type { PickupMode } from '#domain/catalogue/product.ts'
import { useDispatch } from '#bindings/runner-context.ts'
import { useModes } from '#bindings/use-modes.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'

/** Eat in or take away (S2.2-S2.5). */
export function ModeCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  return (
    <ChoiceChips
      label={t('ask.mode')}
      isLive={isLive}
      choices={useModes()}
      onChoose={(id) => dispatch({ type: 'mode.choose', mode: id as PickupMode })}
    />
  )
}
