import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Elements } from '../primitives/elements.ts'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { Picture } from '../primitives/picture.tsx'
import { useSentButton } from '../forms/page-form.ts'
import { SearchField } from '../forms/search-field.tsx'
import { RestaurantHours, type UnfoldedHours } from './restaurant-hours.tsx'
import s from './restaurant-list.module.css'

export type RestaurantItem = {
  readonly id: string
  readonly name: string
  readonly cuisine: string
  /** Where it is, where a place was asked for. */
  readonly town?: string | undefined
  readonly distance?: string | undefined
  readonly openLabel: string
  readonly isOpen: boolean
  /** How soon an order is ready. */
  readonly readyLabel?: string | undefined
  readonly note?: string | undefined
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
  /** Delivery by others; `name` says that it opens in a new tab. */
  readonly links?: readonly { readonly label: string; readonly name: string; readonly href: string }[]
  readonly favourite?:
    | { readonly isOn: boolean; readonly label: string; readonly onToggle: () => void }
    | undefined
  readonly actions: readonly {
    readonly id: string
    readonly label: string
    /** The name with the restaurant in it: "Eat in at Brygga Burger". */
    readonly name: string
    readonly icon?: IconName
  }[]
}

type RestaurantListProps = {
  readonly items: readonly RestaurantItem[]
  readonly isLive: boolean
  readonly chosen?: { readonly id: string; readonly actionId: string } | undefined
  readonly onAct: (id: string, actionId: string) => void
  readonly labels: { readonly list: string; readonly empty: string }
  readonly search?:
    | {
        readonly label: string
        readonly placeholder: string
        readonly value: string
        readonly onChange: (value: string) => void
        readonly onSubmit: () => void
        readonly nearMe: string
        readonly onNearMe: () => void
        readonly isLocating?: boolean
        /** The way to the map, while it is not shown. */
        readonly showMap?: { readonly label: string; readonly onAct: () => void } | undefined
      }
    | undefined
  readonly map?: Elements
  /** The one chosen on the map: it is brought into sight. */
  readonly selectedId?: string | undefined
  /** Whether its hours are asked for by the line that says whether it is open; what is said of them stands below. */
  readonly hours?: UnfoldedHours | undefined
  /** What stands below a restaurant: its hours, its information. */
  readonly renderFoot?: ((id: string) => ReactNode) | undefined
  readonly more?: { readonly text: string; readonly onMore: () => void } | undefined
}

/** Restaurants to choose from: each offers its own first choices, so one tap settles where and how. */
export function RestaurantList({
  items,
  isLive,
  chosen,
  onAct,
  labels,
  search,
  map,
  selectedId,
  hours,
  renderFoot,
  more,
}: RestaurantListProps) {
  return (
    <div className={s.list}>
      {search !== undefined && (
        <SearchField {...search} isLive={isLive}>
          <Button
            tone="soft"
            className={s.near}
            isLive={isLive}
            isBusy={search.isLocating}
            onAct={search.onNearMe}
          >
            <Icon name="locate" />
            <span>{search.nearMe}</span>
          </Button>
          {search.showMap !== undefined && (
            <Button tone="soft" className={s.near} isLive={isLive} {...search.showMap}>
              <Icon name="map" />
            </Button>
          )}
        </SearchField>
      )}
      {map}
      {items.length === 0 ? (
        <p className={s.empty}>{labels.empty}</p>
      ) : (
        <ul className={s.items} aria-label={labels.list}>
          {items.map((item) => (
            <Row key={item.id} isSelected={item.id === selectedId}>
              <Restaurant
                item={item}
                isLive={isLive}
                chosen={chosen}
                onAct={onAct}
                hours={hours}
                isSelected={item.id === selectedId}
                foot={renderFoot?.(item.id)}
              />
            </Row>
          ))}
        </ul>
      )}
      {more !== undefined && (
        <Button tone="quiet" isLive={isLive} onAct={more.onMore}>
          {more.text}
        </Button>
      )}
    </div>
  )
}

function Row({ isSelected, children }: { readonly isSelected: boolean; readonly children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li ref={row} className={s.row}>
      {children}
    </li>
  )
}

type RestaurantProps = Pick<RestaurantListProps, 'isLive' | 'chosen' | 'onAct' | 'hours'> & {
  readonly item: RestaurantItem
  readonly isSelected: boolean
  readonly foot: ReactNode
}

/** One compact row: what it is on one side, the ways to order there on the other. */
function Restaurant({ item, isLive, chosen, onAct, hours, isSelected, foot }: RestaurantProps) {
  const about = [item.cuisine, item.town, item.distance].filter(Boolean).join(' · ')
  const links = item.links ?? []
  return (
    <div className={classNames(s.restaurant, isSelected && s.selected)} role="group" aria-label={item.name}>
      <div className={s.body}>
        <div className={s.side}>
          <Picture
            code={item.id}
            url={item.imageUrl}
            versions={item.imageVersions}
            size="row"
            className={s.picture}
          />
          {item.favourite !== undefined && <Favourite {...item.favourite} isLive={isLive} />}
        </div>
        <div className={s.facts}>
          <p className={s.name}>{item.name}</p>
          <p className={s.kind}>{about}</p>
          <RestaurantHours item={item} isLive={isLive} hours={hours} />
          {item.readyLabel !== undefined && <p className={s.kind}>{item.readyLabel}</p>}
          {item.note !== undefined && <p className={s.note}>{item.note}</p>}
        </div>
        {(item.actions.length > 0 || links.length === 1) && (
          <div className={s.actions}>
            {item.actions.map((action) => (
              <Button
                key={action.id}
                tone="soft"
                className={s.action}
                label={action.name}
                choice={`${item.id}:${action.id}`}
                isLive={isLive}
                isChosen={chosen?.id === item.id && chosen.actionId === action.id}
                onAct={() => onAct(item.id, action.id)}
              >
                {action.icon !== undefined && <Icon name={action.icon} />}
                <span>{action.label}</span>
              </Button>
            ))}
            {links.length === 1 && <Links links={links} isLive={isLive} />}
          </div>
        )}
        {links.length > 1 && <Links links={links} isLive={isLive} />}
      </div>
      {foot !== undefined && <div className={s.foot}>{foot}</div>}
    </div>
  )
}

type LinksProps = { readonly links: NonNullable<RestaurantItem['links']>; readonly isLive: boolean }

/** One has room below the ways to order, more of them take a line of their own. */
function Links({ links, isLive }: LinksProps) {
  return (
    <p className={s.links}>
      {links.map((link) => (
        <a
          key={link.href}
          className={s.link}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={link.name}
          tabIndex={isLive ? undefined : -1}
        >
          {link.label}
        </a>
      ))}
    </p>
  )
}

function Favourite({
  isOn,
  label,
  onToggle,
  isLive,
}: NonNullable<RestaurantItem['favourite']> & { readonly isLive: boolean }) {
  const sent = useSentButton({ label, children: null, act: isLive ? onToggle : undefined })
  return (
    <button
      type="button"
      className={classNames(s.favourite, isOn && s.on)}
      aria-label={label}
      aria-pressed={isOn}
      tabIndex={isLive ? undefined : -1}
      onClick={isLive ? onToggle : undefined}
      {...sent}
    >
      <Icon name="star" />
    </button>
  )
}
