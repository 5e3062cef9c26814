import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Picture } from '../primitives/picture.tsx'
import s from './category-grid.module.css'

export type CategoryTile = {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined
  readonly hint?: string | undefined
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
}

type CategoryGridProps = {
  readonly label: string
  readonly tiles: readonly CategoryTile[]
  readonly isLive: boolean
  readonly chosenId?: string | undefined
  readonly onChoose: (id: string) => void
}

/** The shelves of the menu as picture tiles. */
export function CategoryGrid({ label, tiles, isLive, chosenId, onChoose }: CategoryGridProps) {
  return (
    <div className={s.frame}>
      <ul className={s.grid} aria-label={label}>
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <Button
              tone="bare"
              className={s.tile}
              choice={tile.id}
              isLive={isLive}
              isChosen={tile.id === chosenId}
              onAct={() => onChoose(tile.id)}
            >
              <Picture
                code={tile.id}
                tint={(index % 8) + 1}
                url={tile.imageUrl}
                versions={tile.imageVersions}
                isEager={index < 6}
                className={s.picture}
              />
              <span className={s.name} lang={tile.nameLang}>
                <span>{tile.name}</span>
                {tile.id === chosenId && <Icon name="check" size="s" />}
              </span>
              {tile.hint !== undefined && <span className={s.hint}>{tile.hint}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
