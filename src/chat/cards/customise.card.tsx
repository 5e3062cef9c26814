import { useDispatch } from '#bindings/runner-context.ts'
import { useOptionPicker } from '#bindings/use-option-picker.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Act } from '#ui/act.tsx'
import { OptionPicker } from '#ui/option-picker.tsx'
import { Nutrition } from '#pages/nutrition.tsx'

/** The product at hand, every decision about it on one card, and the way out. */
export function CustomiseCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const picker = useOptionPicker()
  if (!picker) return null
  return (
    <>
      <OptionPicker {...picker} isLive={isLive}>
        {isLive && <Nutrition />}
      </OptionPicker>
      <Act tone="quiet" isLive={isLive} onAct={() => dispatch({ type: 'customise.cancel' })}>
        {t('customise.cancel')}
      </Act>
    </>
  )
}
