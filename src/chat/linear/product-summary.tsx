import type { Turn } from '#flows/core/log/turn.ts'
import type { Picker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ProductLinks } from '#pages/product/product-links.tsx'
import { RecapLine } from '#ui/basket/recap-line.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { OptionPicker } from '../cards/product/option-picker.tsx'
import { PageHead } from './page-head.tsx'
import type { Pages } from './use-pages.ts'

type ProductSummaryProps = {
  readonly turn: Turn
  readonly picker: Picker
  readonly groups: Picker['groups']
  readonly pages: Pages
}

/** The product as it was chosen, each choice with the way back to it, how many of it, and the one act. */
export function ProductSummary({ turn, picker, groups, pages }: ProductSummaryProps) {
  const { t, list } = useFormatter()
  const { product } = picker
  const hasChoices = groups.length > 0
  return (
    <>
      <PageHead
        turn={turn}
        pages={pages}
        title={hasChoices ? t('linear.check', { name: product.name }) : undefined}
      />
      {hasChoices && (
        <Card>
          {groups.map((group) => (
            <RecapLine
              key={group.id}
              label={group.title}
              value={list(group.chosen.map(({ text }) => text)) || t('linear.nothing')}
              change={{ text: t('recap.change'), label: t('recap.changeOf', { what: group.title }) }}
              onChange={() => pages.change(group.id)}
            />
          ))}
        </Card>
      )}
      <OptionPicker {...picker} groups={[]} isLive>
        <ProductLinks />
      </OptionPicker>
    </>
  )
}
