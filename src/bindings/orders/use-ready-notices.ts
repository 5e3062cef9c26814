import { useEffect, useRef } from 'react'
import { readyOrdersOf, restaurantOf } from '#flows/orders/order.selectors.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { showNotice } from '../runtime/system-notices.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Has the device tell of each order that becomes ready while nobody looks at the page. */
export function useReadyNotices(): void {
  const { t } = useFormatter()
  const runner = useRunner()
  const ready = useConversation((conversation) =>
    readyOrdersOf(conversation)
      .map(({ id }) => id)
      .join(' '),
  )
  const told = useRef(ready)
  useEffect(() => {
    const conversation = runner.conversation()
    const before = told.current.split(' ')
    told.current = ready
    for (const { id, posId: number, restaurantId } of readyOrdersOf(conversation))
      if (!before.includes(id))
        void showNotice(t('order.readyTitle', { number }), restaurantOf(restaurantId, conversation)?.name, id)
  }, [ready, runner, t])
}
