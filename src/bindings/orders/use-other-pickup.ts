import { useContext, useState } from 'react'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useOtherPickupSlots } from '../checkout/use-pickup-slots.ts'
import { sentSlot } from '../words/sent-fields.ts'
import { PersonalDataContext, useFormatter } from '../words/use-formatter.ts'

/** The times a placed order can be moved to, the picked one, and why it was refused (S4.21). */
export function useOtherPickup() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const slots = useOtherPickupSlots()
  const problem = useConversation(({ flows }) => flows.orderChange.context.problem)
  const [picked, setPicked] = useState(sentSlot(useContext(PersonalDataContext)))
  const onKeep = () => dispatch({ type: 'order.keep' })
  const keep = { id: 'keep', text: t('order.keepTime') }
  if (!slots) return { picker: undefined, none: t('problem.pickup.none'), keep, onKeep }
  const value = slots.kept(picked ?? slots.current)
  return {
    picker: {
      earliest: slots.earliest,
      hours: slots.hours,
      value,
      onPick: setPicked,
      onAct: () => dispatch({ type: 'order.choosePickup', at: value }),
      other: { text: keep.text, onAct: onKeep },
      error: problem === undefined ? undefined : t([`problem.${problem}`, 'problem.unknown']),
      labels: {
        title: t('ask.orderPickup'),
        act: t('pickup.act', { time: slots.textOf(value) }),
        later: t('pickup.later'),
        zone: t('orders.pickup.now', { time: slots.textOf(slots.retrievalDate) }),
      },
    },
  }
}
