import { useCallback, useState } from 'react'
import type { Order } from '#domain/orders/order.ts'
import { awaitsReady } from '#domain/orders/tracking/kitchen-step.ts'
import { askForNotices, noticesAllowed } from '../runtime/system-notices.ts'

/** Whether the device may tell by itself that an order is ready: offered while a kitchen that will say so has it. */
export function useReadyNotice(order: Order) {
  const [allowed, setAllowed] = useState(noticesAllowed)
  const ask = useCallback(() => void askForNotices().then(setAllowed), [])
  const isAhead = awaitsReady(order)
  return { isOffered: isAhead && allowed === 'default', isOn: isAhead && allowed === 'granted', ask }
}
