import { useMemo } from 'react'
import { listedProducts } from '#domain/catalogue/availability.ts'
import type { CategoryId } from '#domain/ids.ts'
import { shelfOf } from '#flows/dialogue/routing.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { CategoryGrid } from '#ui/category-grid.tsx'

/** The home of the menu: its categories as tiles (S2.7-S2.9); one with nothing to show in this mode is left out. */
export function CategoriesCard({ isLive }: { readonly isLive: boolean }) {
  const { t, text } = useSpeech()
  const dispatch = useDispatch()
  const runner = useRunner()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const outages = useConversation(({ flows }) => flows.restaurant.context.chosen?.outageProducts)
  const tiles = useMemo(() => {
    if (!menu) return []
    const shelf = { ...shelfOf(runner.conversation(), menu.mode), outages: outages ?? [] }
    return menu.categories
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map((category) => ({
        category,
        count: listedProducts(menu, category, shelf).reduce((sum, { products }) => sum + products.length, 0),
      }))
      .filter(({ count }) => count > 0)
  }, [menu, outages, runner])
  return (
    <CategoryGrid
      label={t('ask.categories')}
      isLive={isLive}
      tiles={tiles.map(({ category, count }) => ({
        id: category.id,
        name: text(category.name),
        hint: t('category.count', { count }),
        imageUrl: category.imageUrl,
      }))}
      onChoose={(id) => dispatch({ type: 'category.choose', id: id as CategoryId })}
    />
  )
}
