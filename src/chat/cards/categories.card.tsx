import type { CategoryId } from '#domain/ids.ts'
import { useDispatch } from '#bindings/runner-context.ts'
import { useCategoryTiles } from '#bindings/use-category-tiles.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { CategoryGrid } from '#ui/category-grid.tsx'

/** The home of the menu: its categories as tiles (S2.7-S2.9). */
export function CategoriesCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  return (
    <CategoryGrid
      label={t('ask.categories')}
      isLive={isLive}
      tiles={useCategoryTiles()}
      onChoose={(id) => dispatch({ type: 'category.choose', id: id as CategoryId })}
    />
  )
}
