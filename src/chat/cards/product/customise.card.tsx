import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useOptionPicker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductLinks } from '#pages/product/product-links.tsx'

/** The open product: every decision about it on one card, and how to leave it. */
export function CustomiseCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const picker = useOptionPicker()
  if (!picker) return null
  return (
    <>
      <OptionPicker {...picker} isLive={isLive}>
        {isLive && <ProductLinks />}
      </OptionPicker>
      <Button tone="quiet" isLive={isLive} onAct={() => give('cancel')}>
        {t('customise.cancel')}
      </Button>
    </>
  )
}
