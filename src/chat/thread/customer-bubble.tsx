import s from './customer-bubble.module.css'

type CustomerBubbleProps = {
  readonly children: string
  readonly speaker: string
  readonly status?: string | undefined
}

/** What the customer said or tapped; only the customer has bubbles. `status` says "not sent yet". */
export function CustomerBubble({ children, speaker, status }: CustomerBubbleProps) {
  return (
    <div className={s.row} data-said>
      <p className={s.bubble}>
        <span className="visually-hidden">{`${speaker} `}</span>
        <span>{children}</span>
      </p>
      {status !== undefined && <p className={s.status}>{status}</p>}
    </div>
  )
}
