import { useEffect, useRef } from 'react'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import s from './category-tabs.module.css'

/** The categories above the products of one, a tap from each to the next; nothing where the whole menu is shown. */
export function CategoryTabs() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tiles = useCategoryTiles()
  const isPlain = useIsPlain()
  const chosen = useConversation(({ flows }) => flows.menu.context.categoryId)
  const row = useRef<HTMLDivElement>(null)
  const oneStop = useOneStop(tiles.findIndex(({ id }) => id === chosen))
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-pressed]')
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [chosen])
  if (chosen === undefined || tiles.length < 2) return null
  return (
    <div className={s.tabs} data-above>
      <div className={s.row} ref={row} role="toolbar" aria-label={t('step.menu')} {...oneStop.row}>
        {tiles.map(({ id, name, nameLang }, at) => (
          <Button
            key={id}
            tone="bare"
            className={s.tab}
            choice={id === chosen ? undefined : `category-${id}`}
            isChosen={id === chosen}
            // Where no code listens to arrows, each is a stop of the Tab key.
            tabIndex={isPlain || at === oneStop.stop ? undefined : -1}
            onAct={id === chosen ? undefined : () => dispatch({ type: 'category.choose', id })}
          >
            <span lang={nameLang}>{name}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
