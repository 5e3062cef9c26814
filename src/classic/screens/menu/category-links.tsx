import type { Ref } from 'react'
import type { CategoryId } from '#domain/ids.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Link } from '#pages/link.tsx'

export type CategoryTabsProps = {
  readonly tiles: readonly { readonly id: CategoryId; readonly name: string }[]
  /** The category that is being read. */
  readonly inSight: CategoryId | undefined
  readonly chosenId: CategoryId | undefined
  /** A tap on the category that is chosen already, which the scroll may have left. */
  readonly onStay: (id: CategoryId) => void
}

type CategoryLinksProps = CategoryTabsProps & {
  readonly className?: string | undefined
  readonly rowClassName?: string | undefined
  readonly linkClassName?: string | undefined
  readonly row?: Ref<HTMLUListElement>
}

/** The tabs of the menu: each leads to its category on the page, and the one that is being read is marked. */
export function CategoryLinks({
  tiles,
  inSight,
  chosenId,
  onStay,
  className,
  rowClassName,
  linkClassName,
  row,
}: CategoryLinksProps) {
  const { t } = useFormatter()
  return (
    <nav className={className} aria-label={t('classic.title.categories')}>
      <ul ref={row} className={rowClassName}>
        {tiles.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={{ name: 'menu', categoryId: id }}
              className={linkClassName}
              isCurrent={id === inSight}
              onVisit={() => id === chosenId && onStay(id)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
