import { useContext, useId } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Picture } from '../primitives/picture.tsx'
import { Price } from '../primitives/price.tsx'
import { PageFormContext } from '../forms/page-form.ts'
import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import s from './option-group.module.css'

export type Option = {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined
  readonly quantity: number
  readonly price?: string | undefined
  readonly imageUrl?: string | undefined
  readonly allergens?: string | undefined
  /** What of it this customer avoids, as a warning. */
  readonly avoided?: string | undefined
  readonly alcohol?: string | undefined
  /** Why it cannot be chosen; shown and read beside its name. */
  readonly reason?: string | undefined
  /** For `count`: its bounds and the names of its two buttons. */
  readonly min?: number
  readonly max?: number
  readonly labels?: QuantityLabels
}

export type OptionGroup = {
  readonly id: string
  readonly title: string
  readonly titleLang?: string | undefined
  /** "choose 1", "up to 3, 1 chosen" */
  readonly rule?: string | undefined
  /** radio: one of these. check: each at most once, extras and removals. count: each several times. */
  readonly kind: 'radio' | 'check' | 'count'
  readonly options: readonly Option[]
  readonly error?: string | undefined
}

export type OptionGroupProps = {
  readonly group: OptionGroup
  readonly isLive: boolean
  /** Its name and its rule stand above it already: the legend is for a screen reader alone. */
  readonly isHeaded?: boolean | undefined
  readonly onPick: (groupId: string, optionId: string, quantity: number) => void
}

/** One decision about a product: a fieldset whose legend says how many to choose. */
export function OptionGroupField({ group, isLive, isHeaded, onPick }: OptionGroupProps) {
  const name = useId()
  const hasTiles = group.kind === 'radio' && fitsTiles(group.options)
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
        {group.rule !== undefined && <span className={s.rule}>{group.rule}</span>}
      </legend>
      {group.error !== undefined && (
        <p className={s.error} id={`${name}e`}>
          {group.error}
        </p>
      )}
      <div className={hasTiles ? s.tiles : s.rows}>
        {group.options.map((option, at) => {
          const canPick = isLive && option.reason === undefined
          const factsId = `${name}-${at}`
          const text = <OptionText option={option} hasPicture={!hasTiles} factsId={factsId} />
          if (group.kind === 'count') {
            return (
              <div key={option.id} className={classNames(s.row, s.counted)}>
                {text}
                {option.labels !== undefined && (
                  <QuantityPicker
                    isSmall
                    isPlusAlone
                    value={option.quantity}
                    min={option.min ?? 0}
                    max={option.max ?? 1}
                    isLive={canPick}
                    labels={option.labels}
                    describedBy={factIdsOf(option, factsId)}
                    onChange={(quantity) => onPick(group.id, option.id, quantity)}
                  />
                )}
              </div>
            )
          }
          return (
            <label key={option.id} className={hasTiles ? s.tile : s.row}>
              <OptionInput group={group} option={option} canPick={canPick} isLive={isLive} onPick={onPick} />
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type OptionInputProps = Pick<OptionGroupProps, 'group' | 'isLive' | 'onPick'> & {
  readonly option: Option
  readonly canPick: boolean
}

function OptionInput({ group, option, canPick, isLive, onPick }: OptionInputProps) {
  const page = useContext(PageFormContext)
  const pick = (quantity: number) => () => onPick(group.id, option.id, quantity)
  if (canPick)
    page?.box({
      name: group.id,
      value: option.id,
      isSet: option.quantity > 0,
      set: pick(1),
      ...(group.kind === 'check' && { unset: pick(0) }),
    })
  return (
    <input
      className={s.input}
      type={group.kind === 'radio' ? 'radio' : 'checkbox'}
      name={group.id}
      value={option.id}
      checked={option.quantity > 0}
      aria-disabled={canPick ? undefined : true}
      aria-invalid={group.error === undefined ? undefined : true}
      tabIndex={isLive ? undefined : -1}
      onChange={(event) => {
        if (canPick) onPick(group.id, option.id, event.target.checked ? 1 : 0)
      }}
    />
  )
}

type OptionTextProps = {
  readonly option: Option
  readonly hasPicture: boolean
  /** What the ids of its facts begin with. */
  readonly factsId: string
}

const NOTES = [
  ['allergens', s.reason],
  ['avoided', s.warning],
  ['alcohol', s.warning],
  ['reason', s.reason],
] as const

/** What is to be known of an option besides its name, in the order it is read. */
const FACTS = [...NOTES.map(([fact]) => fact), 'price'] as const

function factIdsOf(option: Option, factsId: string): string | undefined {
  const ids = FACTS.filter((fact) => option[fact] !== undefined).map((fact) => `${factsId}-${fact}`)
  return ids.length === 0 ? undefined : ids.join(' ')
}

function OptionText({ option, hasPicture, factsId }: OptionTextProps) {
  return (
    <>
      {hasPicture && option.imageUrl !== undefined && (
        <Picture code={option.id} url={option.imageUrl} size="row" className={s.picture} />
      )}
      <span className={s.body}>
        <span className={s.text}>
          <span className={s.name} lang={option.nameLang}>
            {option.name}
          </span>
          {NOTES.map(
            ([fact, look]) =>
              option[fact] !== undefined && (
                <span key={fact} id={`${factsId}-${fact}`} className={look}>
                  {option[fact]}
                </span>
              ),
          )}
        </span>
        {option.price !== undefined && (
          <Price id={`${factsId}-price`} className={s.price} text={option.price} />
        )}
      </span>
    </>
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
