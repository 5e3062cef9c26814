import { addMinor } from '#domain/money/minor.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/**
 * A returning customer's usual order, one tap from its recap; undefined where there is none or its restaurant is not
 * listed.
 */
export function useUsual() {
  const { t, list, text, total } = useFormatter()
  const dispatch = useDispatch()
  const usual = useConversation(({ flows }) => flows.session.context.visitor.usual)
  const restaurant = useConversation(({ flows }) =>
    flows.restaurant.context.list.find(({ id }) => id === flows.session.context.visitor.usual?.restaurantId),
  )
  if (!usual || !restaurant) return undefined
  const names = usual.items.map((item) =>
    t('usual.item', { quantity: item.quantity, name: text(item.snapshot.name) }),
  )
  return {
    tone: 'info' as const,
    title: t('usual.title'),
    text: t('usual.text', {
      list: list(names),
      name: restaurant.name,
      mode: t(`modeNoun.${usual.pickUpMode}`),
    }),
    actions: [
      {
        id: 'usual',
        text: t('usual.yes', { total: total(addMinor(usual.price, usual.taxes)) }),
        isPrimary: true,
      },
      { id: 'history', text: t('order.history') },
    ],
    onAction: (id: string) => dispatch({ type: id === 'usual' ? 'usual.choose' : 'history.open' }),
  }
}
