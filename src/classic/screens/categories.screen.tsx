import type { CategoryId } from '#domain/ids.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useCategoryTiles } from '#bindings/use-category-tiles.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { CategoryGrid } from '#ui/category-grid.tsx'
import { RecapLine } from '#ui/recap-line.tsx'
import { Title } from '#pages/title.tsx'
import screen from './screen.module.css'

/** The home of the menu (S2.7-S2.9). */
export function CategoriesScreen() {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  return (
    <div className={screen.wide}>
      <Title>{t('classic.title.categories')}</Title>
      {mode !== undefined && (
        <RecapLine
          label={t('recap.mode')}
          value={t(`mode.${mode}`)}
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
    </div>
  )
}
