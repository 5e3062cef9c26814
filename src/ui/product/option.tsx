import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { useContext, type ReactNode } from 'react'
import { PageFormContext } from '../forms/page-form.ts'
import type { QuantityLabels } from '../forms/quantity-picker.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Picture } from '../primitives/picture.tsx'
import { Price } from '../primitives/price.tsx'
import s from './option-group.module.css'

export type Option = {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined
  readonly quantity: number
  readonly price?: string | undefined
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
  /** What it contains; the label is only heard, a sign stands for it. */
  readonly allergens?: { readonly label: string; readonly text: string } | undefined
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

export type PickedProps = {
  readonly group: OptionGroup
  readonly isLive: boolean
  readonly onPick: (groupId: string, optionId: string, quantity: number) => void
  /** An option was tapped, also one that was chosen before. */
  readonly onTap?: (() => void) | undefined
  readonly option: Option
  /** What the ids of its facts begin with. */
  readonly factsId: string
}

/** What is ticked, and sent where the page has no code. */
export function OptionInput({ group, option, isLive, onPick, onTap }: PickedProps) {
  const page = useContext(PageFormContext)
  const isFull = group.kind === 'count' && option.quantity === 0 && option.max === 0
  const canPick = isLive && option.reason === undefined && !isFull
  const pick = (quantity: number) => () => onPick(group.id, option.id, quantity)
  if (canPick)
    page?.box({
      name: group.id,
      value: option.id,
      isSet: option.quantity > 0,
      set: pick(1),
      ...(group.kind !== 'radio' && { unset: pick(0) }),
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
      onChange={({ target, nativeEvent }) => {
        if (canPick && !isSecondTap(group, nativeEvent)) onPick(group.id, option.id, target.checked ? 1 : 0)
      }}
      onClick={({ nativeEvent }) => {
        if (canPick && !isSecondTap(group, nativeEvent)) onTap?.()
      }}
    />
  )
}

/** One of several is chosen by one tap: by the second of two, another group may stand in its place. */
function isSecondTap({ kind }: OptionGroup, event: Event): boolean {
  return kind === 'radio' && event instanceof UIEvent && event.detail > 1
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

/** The elements that tell what is to be known of an option besides its name. */
export function factIdsOf(option: Option, factsId: string): string | undefined {
  const ids = FACTS.filter((fact) => option[fact] !== undefined).map((fact) => `${factsId}-${fact}`)
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** What is read of an option. */
export function OptionText({ option, hasPicture, factsId }: OptionTextProps) {
  return (
    <>
      {hasPicture && option.imageUrl !== undefined && (
        <Picture
          code={option.id}
          url={option.imageUrl}
          versions={option.imageVersions}
          size="row"
          className={s.picture}
        />
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
                  {factOf(option[fact])}
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

/** A fact in words; what it contains has a sign, and its label is only heard. */
function factOf(fact: string | { readonly label: string; readonly text: string }): ReactNode {
  if (typeof fact === 'string') return fact
  return (
    <>
      <Icon name="wheat" size="s" className={s.sign} />
      <span className="visually-hidden">{`${fact.label} `}</span>
      <span>{fact.text}</span>
    </>
  )
}
