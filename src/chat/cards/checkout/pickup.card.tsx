import { useContext, useState } from 'react'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { usePickupSlots } from '#bindings/checkout/use-pickup-slots.ts'
import { sentSlot } from '#bindings/words/sent-fields.ts'
import { PersonalDataContext, useFormatter } from '#bindings/words/use-formatter.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { SlotPicker } from '#ui/checkout/slot-picker.tsx'

/** The pickup time: the earliest comes first and is selected. */
export function PickupCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const slots = usePickupSlots()
  const [picked, setPicked] = useState(sentSlot(useContext(PersonalDataContext)) ?? slots?.current)
  if (!slots) return <Notice tone="warm" title={t('problem.pickup.none')} isLive={isLive} />
  const { earliest, hours } = slots
  const value = slots.kept(picked ?? earliest.at)
  return (
    <SlotPicker
      earliest={earliest}
      hours={hours}
      value={value}
      isLive={isLive}
      onPick={setPicked}
      onAct={() => dispatch(slots.choice(value))}
      labels={{
        title: t('ask.pickup'),
        act: t('pickup.act', { time: slots.textOf(value) }),
        later: t('pickup.later'),
      }}
    />
  )
}
