import { useId, useState } from 'react'
import { useIsPlain } from '../forms/page-form.ts'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { Icon } from '../primitives/icon.tsx'
import { CoveringInput } from '../forms/covering-input.tsx'
import s from './slot-picker.module.css'

export type Slot = { readonly at: number; readonly text: string; readonly name?: string | undefined }

type SlotFieldsProps = {
  /** The earliest pickup, drawn large: it is what most people want. */
  readonly earliest: Slot & { readonly label: string; readonly hint?: string | undefined }
  /** The other times, by the hour they belong to. */
  readonly hours: readonly { readonly label: string; readonly slots: readonly Slot[] }[]
  /** How many of these hours are there at first. */
  readonly hoursAtFirst?: number
  readonly value: number
  readonly isLive: boolean
  readonly onPick: (at: number) => void
  readonly labels: { readonly title: string; readonly later: string; readonly zone?: string | undefined }
  readonly error?: string | undefined
}

type SlotPickerProps = Omit<SlotFieldsProps, 'labels' | 'hoursAtFirst'> & {
  readonly onAct: () => void
  readonly labels: SlotFieldsProps['labels'] & { readonly act: string }
  /** The way out, where the time need not be chosen. */
  readonly other?: { readonly text: string; readonly onAct: () => void } | undefined
}

/** A day has some 140 times; more are asked for. */
const HOURS_AT_FIRST = 3
/** The name the times are sent by. */
const SLOT = 'slot'

/** When to pick it up, decided with a button. */
export function SlotPicker({ onAct, other, ...fields }: SlotPickerProps) {
  const { isLive, labels } = fields
  return (
    <Card>
      <SlotFields {...fields} />
      <Button tone="primary" choice="pickup" className={s.act} isLive={isLive} onAct={onAct}>
        {labels.act}
      </Button>
      {other !== undefined && (
        <Button tone="quiet" choice="keep" className={s.later} isLive={isLive} onAct={other.onAct}>
          {other.text}
        </Button>
      )}
    </Card>
  )
}

/** The times themselves: the earliest first, later ones by the hour, all of them one radio group. */
export function SlotFields({
  earliest,
  hours,
  hoursAtFirst = HOURS_AT_FIRST,
  value,
  isLive,
  onPick,
  labels,
  error,
}: SlotFieldsProps) {
  const name = useId()
  const isPlain = useIsPlain()
  const [open, setOpen] = useState(isPlain ? hours.length : hoursAtFirst)
  const shown = hours.filter((hour, index) => index < open || holds(hour.slots, value))
  const radio = (slot: Slot) => (
    <CoveringInput
      type="radio"
      name={SLOT}
      value={slot.at}
      checked={slot.at === value}
      aria-label={slot.name}
      aria-disabled={isLive ? undefined : true}
      tabIndex={isLive ? undefined : -1}
      onChange={() => {
        if (isLive) onPick(slot.at)
      }}
    />
  )
  return (
    <>
      <fieldset aria-describedby={error === undefined ? undefined : `${name}e`}>
        <legend className="visually-hidden">{labels.title}</legend>
        <label className={s.earliest}>
          {radio(earliest)}
          <Icon name="clock" size="l" />
          <span className={s.label}>
            <span>{earliest.label}</span>
            {earliest.hint !== undefined && <span className={s.hint}>{earliest.hint}</span>}
          </span>
          <span className={s.time} translate="no">
            {earliest.text}
          </span>
        </label>
        {shown.map((hour) => (
          <div key={hour.label} className={s.hour}>
            <span className={s.hourLabel} aria-hidden="true" translate="no">
              {hour.label}
            </span>
            <div className={s.slots}>
              {hour.slots.map((slot) => (
                <label key={slot.at} className={s.slot}>
                  {radio(slot)}
                  <span translate="no">{slot.text}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      {shown.length < hours.length && (
        <Button
          tone="quiet"
          className={s.later}
          isLive={isLive}
          onAct={() => setOpen(open < HOURS_AT_FIRST ? HOURS_AT_FIRST : hours.length)}
        >
          {labels.later}
        </Button>
      )}
      {labels.zone !== undefined && <p className={s.zone}>{labels.zone}</p>}
      {error !== undefined && (
        <p className={s.error} id={`${name}e`}>
          {error}
        </p>
      )}
    </>
  )
}

function holds(slots: readonly Slot[], at: number): boolean {
  return slots.some((slot) => slot.at === at)
}
