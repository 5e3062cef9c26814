import { useId, useRef } from 'react'
import { QuantityPicker } from '../forms/quantity-picker.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Picture } from '../primitives/picture.tsx'
import s from './option-group.module.css'
import {
  factIdsOf,
  OptionInput,
  OptionText,
  type Option,
  type OptionGroup,
  type PickedProps,
} from './option.tsx'

export type OptionGroupProps = Omit<PickedProps, 'option' | 'factsId'> & {
  /** Its name and its rule stand above it already: a screen reader is told the name alone of what it enters. */
  readonly isHeaded?: boolean | undefined
  /** Side by side, each with its picture where there are some, instead of below each other. */
  readonly isDense?: boolean | undefined
}

/** One decision about a product: a fieldset whose legend says how many to choose. */
export function OptionGroupField({ group, isLive, isHeaded, isDense, onPick, onTap }: OptionGroupProps) {
  const name = useId()
  const look = lookOf(group, isDense === true)
  return (
    <fieldset
      className={classNames(s.group, isHeaded && s.headed)}
      aria-describedby={group.error === undefined ? undefined : `${name}e`}
      data-group={group.id}
    >
      <legend className={isHeaded ? 'visually-hidden' : s.legend}>
        <span className={s.title} lang={group.titleLang}>
          {group.title}
        </span>{' '}
        {group.rule !== undefined && isHeaded !== true && <span className={s.rule}>{group.rule}</span>}
      </legend>
      {group.error !== undefined && (
        <p className={s.error} id={`${name}e`}>
          {group.error}
        </p>
      )}
      <div className={LOOKS[look]}>
        {group.options.map((option, at) => {
          const factsId = `${name}-${at}`
          const picked = { group, option, isLive, factsId, onPick, onTap }
          const input = <OptionInput {...picked} />
          if (look === 'rows' && group.kind === 'count')
            return (
              <div key={option.id} className={classNames(s.row, s.counted)}>
                <OptionText option={option} hasPicture factsId={factsId} />
                <OptionCount {...picked} />
              </div>
            )
          if (look === 'rows' || look === 'tiles')
            return (
              <label key={option.id} className={look === 'rows' ? s.row : s.tile}>
                {input}
                <OptionText option={option} hasPicture={look === 'rows'} factsId={factsId} />
              </label>
            )
          return <Chip key={option.id} {...picked} hasPicture={look === 'plates'} />
        })}
      </div>
    </fieldset>
  )
}

type Look = keyof typeof LOOKS

/** What a group looks like, by the names of its options and whether they have pictures. */
const LOOKS = { rows: s.rows, tiles: s.tiles, chips: s.chips, plates: s.plates } as const

function lookOf({ kind, options }: OptionGroup, isDense: boolean): Look {
  if (kind === 'radio' && fitsTiles(options) && !(isDense && hasPictures(options))) return 'tiles'
  if (!isDense) return 'rows'
  return kind === 'radio' && hasPictures(options) ? 'plates' : 'chips'
}

function hasPictures(options: readonly Option[]): boolean {
  return options.some(({ imageUrl }) => imageUrl !== undefined)
}

/** An option to tap, with its picture or without, and below it how many of it, once there is one and there can be more. */
function Chip({ hasPicture, ...picked }: PickedProps & { readonly hasPicture: boolean }) {
  const { group, option, factsId } = picked
  const chip = useRef<HTMLDivElement>(null)
  const isCounted = group.kind === 'count' && option.quantity > 0 && (option.max ?? 1) > 1
  return (
    <div ref={chip} className={s.chip}>
      <label className={s.whole}>
        <OptionInput {...picked} />
        {hasPicture && (
          <Picture
            code={option.id}
            url={option.imageUrl}
            versions={option.imageVersions}
            className={s.plate}
            isMuted={option.reason !== undefined}
          />
        )}
        <OptionText option={option} hasPicture={false} factsId={factsId} />
      </label>
      {isCounted && (
        <OptionCount
          {...picked}
          onPick={(groupId, optionId, quantity) => {
            // With the last one its buttons go: the focus moves on before that, so that it is never lost.
            if (quantity === 0) chip.current?.querySelector('input')?.focus()
            picked.onPick(groupId, optionId, quantity)
          }}
        />
      )}
    </div>
  )
}

function OptionCount({ group, option, isLive, factsId, onPick }: PickedProps) {
  if (option.labels === undefined) return null
  return (
    <QuantityPicker
      isSmall
      isPlusAlone
      value={option.quantity}
      min={option.min ?? 0}
      max={option.max ?? 1}
      isLive={isLive && option.reason === undefined}
      labels={option.labels}
      describedBy={factIdsOf(option, factsId)}
      onChange={(quantity) => onPick(group.id, option.id, quantity)}
    />
  )
}

/** Tiles where all names fit side by side on a phone, on two lines at most; rows otherwise. */
function fitsTiles(options: readonly Option[]): boolean {
  const longest = options.length === 2 ? 14 : 10
  return (
    options.length <= 4 &&
    options.every(
      ({ name, reason, allergens, avoided, alcohol }) =>
        !reason &&
        !allergens &&
        !avoided &&
        !alcohol &&
        name.length <= 2 * longest &&
        name.split(/[ -]/).every((word) => word.length <= longest),
    )
  )
}
