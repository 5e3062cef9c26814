import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { addMinor } from '#domain/money/minor.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useNow } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { useFormatterOf } from '../words/use-formatter-of.ts'
import { readyTime } from '../words/wording.ts'

/**
 * A returning customer's usual order, one tap from its recap; undefined where there is none or its restaurant is not
 * listed.
 */
export function useUsual() {
  const formatter = useFormatter()
  const formatterOf = useFormatterOf()
  const now = useNow(PICKUP_CHECK_MS)
  const dispatch = useDispatch()
  const { flags } = useRunner().conversation().settings
  const usual = useConversation(({ flows }) => flows.session.context.visitor.usual)
  const restaurant = useConversation(({ flows }) =>
    flows.restaurant.context.list.find(({ id }) => id === flows.session.context.visitor.usual?.restaurantId),
  )
  if (!usual || !restaurant) return undefined
  const { t, list, text, total, language } = formatter
  const isAhead = takesOrdersAhead(usual.pickUpMode, flags)
  const ready = readyTime(restaurant, now, isAhead, formatterOf(language, restaurant))
  const names = usual.items.map(({ quantity, snapshot }) =>
    t('usual.item', { quantity, name: text(snapshot.name) }),
  )
  return {
    tone: 'info' as const,
    title: t('usual.title', { name: restaurant.name }),
    text: [list(names), t(`modeNoun.${usual.pickUpMode}`), ready].filter(Boolean).join(' · '),
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
