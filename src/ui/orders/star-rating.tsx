import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { CoveringInput } from '../forms/covering-input.tsx'
import s from './star-rating.module.css'

export type StarRatingProps = {
  readonly label: string
  /** Whether they have a dialog to themselves, whose title is the label. */
  readonly isAlone?: boolean
  /** The name of each star, from the first: "1 star", "2 stars" ... */
  readonly names: readonly string[]
  /** The stars given, once they are: then nothing can be chosen any more. */
  readonly given?: { readonly stars: number; readonly text: string } | undefined
  /** The stars picked before and not given yet, and how they are kept. */
  readonly kept?: number
  readonly onPick?: (stars: number) => void
  readonly act: string
  readonly isBusy: boolean
  readonly isLive: boolean
  readonly onRate: (stars: number) => void
}

/** Stars as a group of radio buttons: pointing at one lights up all before it, and only the button gives them. */
export function StarRating({
  label,
  isAlone = false,
  names,
  given,
  kept = 0,
  onPick,
  act,
  isBusy,
  isLive,
  onRate,
}: StarRatingProps) {
  const group = useId()
  const [picked, setPicked] = useState(kept)
  const locked = useRef<HTMLDivElement>(null)
  const isGiven = given !== undefined
  useEffect(() => {
    // The button that gave them is gone.
    if (isGiven && picked > 0) locked.current?.focus()
  }, [isGiven, picked])
  if (given !== undefined)
    return (
      <div ref={locked} className={classNames(s.rating, isAlone && s.alone)} tabIndex={-1}>
        <span className={s.stars} role="img" aria-label={given.text}>
          {names.map((name, index) => (
            <Star key={name} isLit={index < given.stars} />
          ))}
        </span>
        <span className={s.given} aria-hidden="true">
          {given.text}
        </span>
      </div>
    )
  return (
    <fieldset className={classNames(s.rating, isAlone && s.alone)}>
      <legend className={isAlone ? 'visually-hidden' : s.label}>{label}</legend>
      <div className={s.stars}>
        {names.map((name, index) => (
          <label key={name} className={s.star}>
            <CoveringInput
              type="radio"
              name={group}
              value={index + 1}
              checked={picked === index + 1}
              tabIndex={isLive ? undefined : -1}
              onChange={() => {
                if (!isLive || isBusy) return
                setPicked(index + 1)
                onPick?.(index + 1)
              }}
            />
            <Star isLit={index < picked} />
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
      </div>
      {(picked > 0 || isAlone) && (
        <Button
          tone={isAlone ? 'primary' : 'soft'}
          canAct={picked > 0}
          isLive={isLive}
          isBusy={isBusy}
          onAct={() => onRate(picked)}
        >
          {act}
        </Button>
      )}
    </fieldset>
  )
}

function Star({ isLit }: { readonly isLit: boolean }) {
  return <Icon name="star" size="l" className={classNames(s.sign, isLit && s.lit)} />
}
