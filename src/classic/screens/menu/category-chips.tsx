import { useEffect, useRef } from 'react'
import type { CategoryId } from '#domain/ids.ts'
import type { ListedTitle } from '#bindings/menu/use-product-groups.ts'
import { isWholeMenu } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#pages/link.tsx'
import { groupElement, useGroupInSight } from '../../lists/use-group-in-sight.ts'
import s from './category-chips.module.css'

type CategoryChipsProps = {
  readonly tiles: readonly { readonly id: CategoryId; readonly name: string }[]
  readonly chosenId: CategoryId | undefined
  /** What the chosen category is divided into. */
  readonly groups: readonly ListedTitle[]
  /** Whether the field that lists all of them is made: it takes a browser as long as a screenful of products. */
  readonly isFieldMade: boolean
}

/**
 * The categories of a phone, always at hand: a field with all of them, and a row to swipe, in which the groups of the
 * chosen one follow the scroll (S2.17).
 */
export function CategoryChips({ tiles, chosenId, groups, isFieldMade }: CategoryChipsProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const isWhole = useConversation(isWholeMenu)
  const row = useRef<HTMLUListElement>(null)
  const parts = groups.length > 1 ? groups : []
  const inSight = useGroupInSight(parts)
  useEffect(() => {
    const current = row.current?.querySelectorAll<HTMLElement>('[aria-current]')
    const last = current?.[current.length - 1]
    if (last && row.current) row.current.scrollLeft = last.offsetLeft - row.current.clientWidth / 3
  }, [chosenId, inSight])
  return (
    <div className={s.bar}>
      <span className={s.all}>
        <Icon name="menu" size="s" />
        {isFieldMade && (
          <select
            className={s.field}
            aria-label={t('classic.category')}
            value={chosenId ?? ''}
            onChange={({ target: { value } }) =>
              dispatch(
                value === ''
                  ? { type: 'menu.categories' }
                  : { type: 'category.choose', id: value as CategoryId },
              )
            }
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
      <nav className={s.nav} aria-label={t('classic.title.categories')}>
        <ul className={s.row} ref={row}>
          {tiles.map(({ id, name }) => (
            <li key={id} className={s.item}>
              <Link to={{ name: 'menu', categoryId: id }} className={s.chip} isCurrent={id === chosenId}>
                {name}
              </Link>
              {id === chosenId &&
                parts.map((group) => (
                  <button
                    key={group.id}
                    type="button"
                    className={s.part}
                    aria-current={group.id === inSight ? 'location' : undefined}
                    onClick={() => groupElement(group.id)?.scrollIntoView({ block: 'start' })}
                  >
                    {group.title}
                  </button>
                ))}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
