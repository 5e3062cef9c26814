import { useEffect } from 'react'
import { readyOrdersOf } from '#flows/orders/order.selectors.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Names the document; an order that is ready comes first, so that it is seen from another tab. */
export function useDocumentTitle(title: string | undefined): void {
  const { t } = useFormatter()
  const number = useConversation((conversation) => readyOrdersOf(conversation)[0]?.posId)
  useEffect(() => {
    if (title === undefined) return
    document.title =
      number === undefined
        ? title
        : t('title.parts', { first: t('order.readyTitle', { number }), rest: title })
  }, [title, number, t])
}
