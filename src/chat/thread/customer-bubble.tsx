import s from './customer-bubble.module.css'

type CustomerBubbleProps = {
  readonly children: string
  readonly speaker: string
}

/** What the customer said or tapped; only the customer has bubbles. */
export function CustomerBubble({ children, speaker }: CustomerBubbleProps) {
  return (
    <div className={s.row} data-said>
      <p className={s.bubble}>
        <span className="visually-hidden">{`${speaker} `}</span>
        <span>{children}</span>
      </p>
    </div>
  )
}
