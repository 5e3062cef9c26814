import type { CategoryId } from '#domain/ids.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CategoryGrid } from '#ui/menu/category-grid.tsx'
import { RecapLine } from '#ui/basket/recap-line.tsx'
import { Banners } from '#pages/banners.tsx'
import { Title } from '#pages/title.tsx'
import screen from '../screen.module.css'

/** The home of the menu (S2.7-S2.9). */
export function CategoriesScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  return (
    <div className={screen.wide}>
      <Title>{t('classic.title.categories')}</Title>
      {mode !== undefined && (
        <RecapLine
          label={t('recap.mode')}
          value={t(`modeNoun.${mode}`)}
          change={{ text: t('recap.change'), label: t('recap.changeOf', { what: t('recap.mode') }) }}
          onChange={() => dispatch({ type: 'mode.change' })}
        />
      )}
      <CategoryGrid
        label={t('classic.title.categories')}
        tiles={useCategoryTiles()}
        isLive
        onChoose={(id) => dispatch({ type: 'category.choose', id: id as CategoryId })}
      />
      <Banners />
    </div>
  )
}
