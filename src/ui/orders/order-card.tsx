import { useId, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './order-card.module.css'

export type OrderStage = {
  readonly id: string
  readonly text: string
  readonly state: 'done' | 'current' | 'ahead'
}

type OrderCardProps = {
  readonly label: string
  readonly tone: 'calm' | 'done' | 'trouble'
  /** Where the order stands, in one sentence. */
  readonly stateText: string
  readonly stateHint?: string | undefined
  /** Nobody knows yet how it goes on (S4.16). */
  readonly isWaiting?: boolean
  readonly stages: readonly OrderStage[]
  readonly stagesLabel: string
  readonly number?: { readonly label: string; readonly value: string } | undefined
  readonly pickup?: { readonly label: string; readonly value: string } | undefined
  /** What is worth knowing besides: until when it can be canceled, that the customer is on the way. */
  readonly notes?: readonly string[]
  /** What is being spoken of besides: the customer's arrival. */
  readonly children?: ReactNode
  readonly details?:
    | {
        readonly text: string
        readonly isOpen: boolean
        readonly onToggle: () => void
        readonly content: ReactNode
      }
    | undefined
  readonly actions?: readonly { readonly id: string; readonly text: string; readonly isPrimary?: boolean }[]
  readonly isLive: boolean
  readonly onAct?: (id: string) => void
}

/** The live order: where it stands, the number to call out, when to come, and what can still be done. */
export function OrderCard({
  label,
  tone,
  stages,
  number,
  pickup,
  details,
  actions = [],
  notes = [],
  children,
  isLive,
  ...rest
}: OrderCardProps) {
  const detailsId = useId()
  return (
    <Card label={label} isFlush className={classNames(s.order, s[tone])}>
      <div className={s.top}>
        <p className={s.state}>
          {rest.isWaiting === true && <span className={s.spinner} aria-hidden="true" />}
          {rest.stateText}
        </p>
        {rest.stateHint !== undefined && <p className={s.hint}>{rest.stateHint}</p>}
        {stages.length > 0 && (
          <ol className={s.stages} aria-label={rest.stagesLabel}>
            {stages.map((stage) => (
              <li
                key={stage.id}
                className={s[stage.state]}
                aria-current={stage.state === 'current' ? 'step' : undefined}
              >
                <span className={s.dot}>{stage.state === 'done' && <Icon name="check" size="s" />}</span>
                {stage.text}
              </li>
            ))}
          </ol>
        )}
      </div>
      {(number !== undefined || pickup !== undefined) && (
        <dl className={s.facts}>
          {number !== undefined && <Fact {...number} isLarge />}
          {pickup !== undefined && <Fact {...pickup} />}
        </dl>
      )}
      {notes.length > 0 && (
        <ul className={s.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {children}
      {details !== undefined && (
        <div className={s.details}>
          <Button
            tone="bare"
            className={s.toggle}
            isExpanded={details.isOpen}
            controls={details.isOpen ? detailsId : undefined}
            isLive={isLive}
            onAct={details.onToggle}
          >
            {details.text}
            <Icon name="chevron" size="s" className={details.isOpen ? s.up : s.down} />
          </Button>
          {details.isOpen && (
            <div id={detailsId} className={s.content}>
              {details.content}
            </div>
          )}
        </div>
      )}
      {actions.length > 0 && (
        <div className={s.actions}>
          {actions.map((action) => (
            <Button
              key={action.id}
              tone={action.isPrimary ? 'primary' : 'quiet'}
              choice={action.id}
              isLive={isLive}
              onAct={() => rest.onAct?.(action.id)}
            >
              {action.text}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}

type FactProps = { readonly label: string; readonly value: string; readonly isLarge?: boolean }

function Fact({ label, value, isLarge = false }: FactProps) {
  return (
    <div className={s.fact}>
      <dt>{label}</dt>
      <dd className={isLarge ? s.large : undefined}>{value}</dd>
    </div>
  )
}
