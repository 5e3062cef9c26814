import { useEffect, useRef } from 'react'
import type { CategoryId } from '#domain/ids.ts'
import { isWholeMenu } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { CategoryLinks, type CategoryTabsProps } from './category-links.tsx'
import s from './category-chips.module.css'

type CategoryChipsProps = CategoryTabsProps & {
  readonly chosenId: CategoryId | undefined
  /** Whether the field that lists all of them is made: it takes a browser as long as a screenful of products. */
  readonly isFieldMade: boolean
}

/** The categories of a phone, always at hand: a field with all of them, and a row to swipe that follows the scroll (S2.17). */
export function CategoryChips({ isFieldMade, ...tabs }: CategoryChipsProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const isWhole = useConversation(isWholeMenu)
  const { tiles, inSight, chosenId, onStay } = tabs
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [inSight])
  return (
    <div className={s.bar}>
      <span className={s.all}>
        <Icon name="menu" size="s" />
        {isFieldMade && (
          <select
            className={s.field}
            aria-label={t('classic.category')}
            value={inSight ?? ''}
            onChange={({ target: { value } }) => {
              if (value === '') dispatch({ type: 'menu.categories' })
              else if (value === chosenId) onStay(chosenId)
              else dispatch({ type: 'category.choose', id: value as CategoryId })
            }}
          >
            {isWhole && <option value="">{t('classic.backToCategories')}</option>}
            {tiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </span>
      <CategoryLinks {...tabs} className={s.nav} rowClassName={s.row} linkClassName={s.chip} row={row} />
    </div>
  )
}
