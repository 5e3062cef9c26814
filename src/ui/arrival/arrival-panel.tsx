import { useLayoutEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import s from './arrival-panel.module.css'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { Form } from '../forms/form.tsx'
import { TextField } from '../forms/text-field.tsx'

type ArrivalPanelProps = {
  readonly phase: 'consent' | 'waiting' | 'expected' | 'there' | 'refused' | 'ended'
  readonly title: string
  readonly text?: string | undefined
  /** Where the car stands; what was told already stands above the field. */
  readonly bay?:
    | {
        readonly label: string
        readonly hint: string
        readonly act: string
        readonly value: string
        readonly isBusy: boolean
        readonly error?: string | undefined
        readonly told?: string | undefined
        readonly onChange: (value: string) => void
        readonly onSend: () => void
      }
    | undefined
  readonly acts: readonly {
    readonly id: string
    readonly text: string
    readonly isPrimary?: boolean
    readonly onAct: () => void
  }[]
  readonly isLive: boolean
}

/** The customer's arrival: the question of consent, when they are expected, or why nobody knows. It speaks through the live region, not itself. */
export function ArrivalPanel({ phase, title, text, bay, acts, isLive }: ArrivalPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // The button that asked is gone with its press: whoever pressed it goes on reading here, and nobody else is moved.
  const isFocusDue = useRef(phase === 'consent')
  useLayoutEffect(() => {
    if (isFocusDue.current) panel.current?.focus()
    isFocusDue.current = false
  }, [phase])
  // Gone with a press in it, it leaves the reader at the card it stood in.
  useLayoutEffect(() => {
    const own = panel.current
    return () => {
      const card = own?.parentElement
      if (!card || !own.contains(document.activeElement)) return
      card.tabIndex = -1
      card.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={panel}
      className={classNames(s.panel, phase === 'refused' && s.refused)}
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <p className={s.title}>
        <Icon name={ICONS[phase]} size="s" />
        <span>{title}</span>
      </p>
      {text !== undefined && <p>{text}</p>}
      {bay !== undefined && <ParkingBay {...bay} isLive={isLive} />}
      {acts.length > 0 && (
        <div className={s.acts}>
          {acts.map((act) => (
            <Button
              key={act.id}
              tone={act.isPrimary ? 'primary' : 'outline'}
              choice={act.id}
              isLive={isLive}
              onAct={() => {
                isFocusDue.current = true
                act.onAct()
              }}
            >
              {act.text}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const ICONS = {
  consent: 'locate',
  waiting: 'locate',
  expected: 'clock',
  there: 'check',
  refused: 'alert',
  ended: 'check',
} as const

type ParkingBayProps = NonNullable<ArrivalPanelProps['bay']> & { readonly isLive: boolean }

function ParkingBay({ told, act, isLive, isBusy, onSend, ...field }: ParkingBayProps) {
  return (
    <Form
      className={s.bay}
      onSubmit={() => {
        if (isLive && !isBusy) onSend()
      }}
    >
      {told !== undefined && (
        <p className={s.told}>
          <Icon name="check" size="s" />
          <span>{told}</span>
        </p>
      )}
      <TextField {...field} name="parking_bay" autoComplete="off" maxLength={6} isRequired isLive={isLive}>
        <Button tone="outline" isSubmit isLive={isLive} isBusy={isBusy}>
          {act}
        </Button>
      </TextField>
    </Form>
  )
}
