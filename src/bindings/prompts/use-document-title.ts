import { createContext, useContext, useEffect } from 'react'
import { readyOrdersOf } from '#flows/orders/order.selectors.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Told of the title while a page is drawn by a server, which has no document yet. */
export const DocumentTitleContext = createContext<((title: string) => void) | undefined>(undefined)

/** Names the document; an order that is ready comes first, so that it is seen from another tab. */
export function useDocumentTitle(title: string | undefined): void {
  const { t } = useFormatter()
  const tell = useContext(DocumentTitleContext)
  const number = useConversation((conversation) => readyOrdersOf(conversation)[0]?.posId)
  const whole =
    title === undefined || number === undefined
      ? title
      : t('title.parts', { first: t('order.readyTitle', { number }), rest: title })
  if (whole !== undefined) tell?.(whole)
  useEffect(() => {
    if (whole !== undefined) document.title = whole
  }, [whole])
}
