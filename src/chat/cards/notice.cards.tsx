import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useInterruption } from '#bindings/prompts/use-interruption.ts'
import { useWay } from '#bindings/prompts/use-way.ts'
import { ConfirmPanel } from './confirm-panel.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { CardProps } from './card-props.ts'

/** What stands in the way, and the ways on; the first is the likely one. */
export function NoticeCard({ turn, isLive }: CardProps) {
  const take = useWay()
  const interruption = useInterruption(turn.question.name)
  if (!interruption) return null
  const { ways, ...notice } = interruption
  return (
    <Notice
      {...notice}
      isLive={isLive}
      actions={ways.map(({ id, text }, index) => ({ id, text, isPrimary: index === 0 }))}
      onAction={(id) => {
        const way = ways.find((known) => known.id === id)
        if (way) take(way)
      }}
    />
  )
}

/** A matter of yes or no. */
export function ConfirmCard({ turn, isLive }: CardProps) {
  const take = useWay()
  const interruption = useInterruption(turn.question.name)
  const [yes, no] = interruption?.ways ?? []
  if (!interruption || !yes || !no) return null
  return (
    <ConfirmPanel
      title={interruption.title}
      text={interruption.text ?? ''}
      yes={yes.text}
      no={no.text}
      isLive={isLive}
      onYes={() => take(yes)}
      onNo={() => take(no)}
    />
  )
}

/** The same of an order that was made, whose texts come later. */
export function OrderNoticeCard(props: CardProps) {
  return (
    <NeedsTexts of="orders">
      <NoticeCard {...props} />
    </NeedsTexts>
  )
}

export function OrderConfirmCard(props: CardProps) {
  return (
    <NeedsTexts of="orders">
      <ConfirmCard {...props} />
    </NeedsTexts>
  )
}
