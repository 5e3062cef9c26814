import { useId, useState, type ReactNode } from 'react'
import { useIsPlain } from '../forms/page-form.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { classNames } from '../primitives/class-names.ts'
import type { Elements } from '../primitives/elements.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './order-card.module.css'

export type OrderStage = {
  readonly id: string
  readonly text: string
  readonly state: 'done' | 'current' | 'ahead'
  /** When it was reached, where that is known. */
  readonly time?: string | undefined
}

type OrderAct = {
  readonly id: string
  readonly text: string
  /** Its whole name, where there are several orders. */
  readonly label?: string | undefined
  /** It takes the order away. */
  readonly isDangerous?: boolean
}

type OrderCardProps = {
  readonly label: string
  /** What it is called where there are several. */
  readonly name?: string | undefined
  readonly tone: 'calm' | 'done' | 'trouble'
  /** Where the order stands, in one sentence. */
  readonly stateText: string
  readonly stateHint?: string | undefined
  /** Nobody knows yet how it goes on (S4.16). */
  readonly isWaiting?: boolean
  readonly stages: readonly OrderStage[]
  readonly stagesLabel: string
  readonly number?: { readonly label: string; readonly value: string } | undefined
  readonly pickup?:
    | { readonly label: string; readonly value: string; readonly hint?: string | undefined }
    | undefined
  /** What is worth knowing besides: until when it can be canceled, that the customer is on the way. */
  readonly notes?: readonly string[]
  /** What is being spoken of besides: the customer's arrival. */
  readonly children?: Elements
  readonly details?:
    | {
        readonly text: string
        readonly isOpen: boolean
        readonly onToggle: () => void
        readonly content: ReactNode
      }
    | undefined
  /** Where it is made. */
  readonly place?:
    | {
        readonly name: string
        readonly address: string
        /** A page that leads there, where one still has to go. */
        readonly way?: { readonly href: string; readonly text: string } | undefined
      }
    | undefined
  readonly acts: {
    /** What most customers do next. */
    readonly main?: OrderAct | undefined
    readonly beside: readonly OrderAct[]
    /** The rest, shown on demand. */
    readonly more: readonly OrderAct[]
  }
  readonly moreText: string
  readonly isLive: boolean
  readonly onAct?: ((id: string) => void) | undefined
}

/** The live order: where it stands, the number to call out, when to come, and what can still be done. */
export function OrderCard({
  label,
  tone,
  stages,
  number,
  pickup,
  details,
  place,
  acts,
  moreText,
  notes = [],
  children,
  isLive,
  ...rest
}: OrderCardProps) {
  const detailsId = useId()
  return (
    <Card label={label} isFlush className={classNames(s.order, s[tone])}>
      <div className={s.top}>
        {rest.name !== undefined && <p className={s.name}>{rest.name}</p>}
        <p className={s.state}>
          {rest.isWaiting === true && <span className={s.spinner} aria-hidden="true" />}
          <span>{rest.stateText}</span>
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
                <span>{stage.text}</span>
                {stage.time !== undefined && (
                  <span className={s.reached} translate="no">
                    {stage.time}
                  </span>
                )}
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
      {place !== undefined && (
        <p className={s.place}>
          <Icon name="pin" className={s.pin} />
          <span>
            <b className={s.placeName}>{place.name}</b>
            <br />
            <span>{place.address}</span>
          </span>
          {place.way !== undefined && (
            <a className={s.way} href={place.way.href} rel="noreferrer" target="_blank">
              {place.way.text}
            </a>
          )}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={s.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {children}
      <Acts {...acts} moreText={moreText} isLive={isLive} onAct={rest.onAct} />
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
            <span>{details.text}</span>
            <Icon name="chevron" size="s" className={details.isOpen ? s.up : s.down} />
          </Button>
          {details.isOpen && (
            <div id={detailsId} className={s.content}>
              {details.content}
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

type ActsProps = OrderCardProps['acts'] & Pick<OrderCardProps, 'moreText' | 'isLive' | 'onAct'>

function Acts({ main, beside, more, moreText, isLive, onAct }: ActsProps) {
  const [isOpen, setOpen] = useState(useIsPlain())
  const moreId = useId()
  const buttonOf = (act: OrderAct, look: Pick<ButtonProps, 'tone' | 'className'>) => (
    <Button
      key={act.id}
      {...look}
      choice={act.id}
      label={act.label}
      isLive={isLive}
      onAct={() => onAct?.(act.id)}
    >
      {act.text}
    </Button>
  )
  return (
    <div className={s.acts}>
      {main !== undefined && buttonOf(main, { tone: 'primary', className: s.main })}
      {beside.map((act) =>
        buttonOf(act, { tone: act.isDangerous === true ? 'dangerOutline' : 'soft', className: s.beside }),
      )}
      {more.length > 0 && (
        <Button
          tone="quiet"
          className={s.beside}
          isExpanded={isOpen}
          controls={isOpen ? moreId : undefined}
          isLive={isLive}
          onAct={() => setOpen(!isOpen)}
        >
          <span>{moreText}</span>
          <Icon name="chevron" size="s" className={isOpen ? s.up : s.down} />
        </Button>
      )}
      {isOpen && (
        <ul className={s.more} id={moreId}>
          {more.map((act) => (
            <li key={act.id}>
              {buttonOf(act, { tone: 'bare', className: classNames(s.act, act.isDangerous && s.danger) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FactProps = {
  readonly label: string
  readonly value: string
  readonly hint?: string | undefined
  readonly isLarge?: boolean
}

/** Longer ones than numbers are would not fit on a line. */
const HUGE_SIGNS = 4

function Fact({ label, value, hint, isLarge = false }: FactProps) {
  return (
    <div className={s.fact}>
      <dt>{label}</dt>
      <dd
        className={isLarge ? classNames(s.large, value.length <= HUGE_SIGNS && s.huge) : undefined}
        translate="no"
      >
        {value}
      </dd>
      {hint !== undefined && <dd className={s.factHint}>{hint}</dd>}
    </div>
  )
}
