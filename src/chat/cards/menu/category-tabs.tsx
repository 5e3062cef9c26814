import { useEffect, useRef } from 'react'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import s from './category-tabs.module.css'

/** The categories above the products of one, a tap from each to the next; nothing where the whole menu is shown. */
export function CategoryTabs() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tiles = useCategoryTiles()
  const chosen = useConversation(({ flows }) => flows.menu.context.categoryId)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-pressed]')
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [chosen])
  if (chosen === undefined || tiles.length < 2) return null
  return (
    <nav className={s.tabs} aria-label={t('step.menu')} data-above>
      <ul className={s.row} ref={row}>
        {tiles.map(({ id, name, nameLang }) => (
          <li key={id}>
            <Button
              tone="bare"
              className={s.tab}
              choice={id === chosen ? undefined : `category-${id}`}
              isChosen={id === chosen}
              onAct={id === chosen ? undefined : () => dispatch({ type: 'category.choose', id })}
            >
              <span lang={nameLang}>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
