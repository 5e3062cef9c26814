import { useMemo, useState } from 'react'
import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { pickupOf } from '#flows/dialogue/routing.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useNow } from '#bindings/use-now.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Notice } from '#ui/notice.tsx'
import { SlotPicker } from '#ui/slot-picker.tsx'

/** Pickup times every 10 minutes, the earliest first and chosen; looked at again every 5 s (S5.56, S9.13, S9.15, S9.16). */
export function PickupCard({ isLive }: { readonly isLive: boolean }) {
  const { t, time } = useSpeech()
  const dispatch = useDispatch()
  const runner = useRunner()
  const now = useNow(PICKUP_CHECK_MS)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const scheduling = runner.conversation().settings.flags.orderScheduling
  const slots = useMemo(
    () => (restaurant ? pickupSlots(restaurant, now, scheduling) : []),
    [restaurant, now, scheduling],
  )
  const [picked, setPicked] = useState<number | undefined>(() => pickupOf(runner.conversation(), now))
  const [earliest, ...later] = slots
  if (!restaurant || earliest === undefined)
    return <Notice tone="warm" title={t('problem.pickup.none')} isLive={isLive} />
  const value = picked !== undefined && picked > earliest && slots.includes(picked) ? picked : earliest
  const hours = new Map<string, { at: number; text: string }[]>()
  for (const at of later) {
    const label = time(at - (at % 3_600_000), now)
    hours.set(label, [...(hours.get(label) ?? []), { at, text: time(at, now) }])
  }
  return (
    <SlotPicker
      earliest={{ at: earliest, text: time(earliest, now), label: t('pickup.earliest') }}
      hours={[...hours].map(([label, hour]) => ({ label, slots: hour }))}
      value={value}
      isLive={isLive}
      onPick={setPicked}
      onAct={() => dispatch({ type: 'pickup.choose', at: value === earliest ? 'earliest' : value })}
      labels={{
        title: t('ask.pickup'),
        act: t('pickup.act', { time: time(value, now) }),
        later: t('pickup.later'),
      }}
    />
  )
}
