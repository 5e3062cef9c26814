import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CategoryGrid } from '#ui/menu/category-grid.tsx'

/** The home of the menu: its categories as tiles (S2.7-S2.9). */
export function CategoriesCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  return (
    <CategoryGrid
      label={t('ask.categories')}
      isLive={isLive}
      tiles={useCategoryTiles()}
      onChoose={useGiveAnswerById()}
    />
  )
}
