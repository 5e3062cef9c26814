import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useOptionPicker, type Picker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { GroupPage } from './group-page.tsx'
import { pagesKeyOf, SUMMARY, type PagedProps } from './paging.ts'
import { ProductSummary } from './product-summary.tsx'
import { usePages } from './use-pages.ts'

/** The open product, one group of choices to a page, and at the end what was chosen of it. */
export function ProductPages({ turn }: PagedProps) {
  const picker = useOptionPicker()
  return picker ? <PagesOf turn={turn} picker={picker} /> : null
}

function PagesOf({ turn, picker }: PagedProps & { readonly picker: Picker }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const { groups } = picker
  const ids = [...groups.map(({ id }) => id), SUMMARY]
  const [first = SUMMARY] = ids
  const pages = usePages(
    pagesKeyOf(turn),
    ids.map((id) => ({ id, isLacking: picker.lacking.includes(id) })),
    // What was chosen before is looked over, and changed where it has to be.
    picker.isEditing ? SUMMARY : first,
  )
  const group = groups[pages.at]
  return (
    <>
      {group ? (
        <GroupPage key={group.id} turn={turn} picker={picker} group={group} pages={pages} />
      ) : (
        <ProductSummary turn={turn} picker={picker} groups={groups} pages={pages} />
      )}
      <Button tone="quiet" onAct={() => give('cancel')}>
        {t('customise.cancel')}
      </Button>
    </>
  )
}
