import type { Command } from '#flows/log/commands.ts'
import type { Flows } from '#flows/conversation/conversation.ts'
import type { QuestionName } from '#flows/log/turn.ts'
import type { Interruption, Way } from './interruption-way.ts'
import type { Formatter } from '../words/formatter.ts'

/** What differs from the order that is repeated, with every way on (S4.94-S4.98, S8.34-S8.37); undefined for any other question. */
export function reorderInterruptionOf(
  name: QuestionName,
  { reorder }: Flows,
  { t, text, list, total }: Formatter,
): Interruption | undefined {
  const { outcome } = reorder.context
  const names = (items: readonly { snapshot: { name: Parameters<typeof text>[0] } }[]) =>
    list(items.map(({ snapshot }) => text(snapshot.name)))
  const menu = way('menu', t('reorder.menu'), { type: 'menu.categories' })
  const stay = way('stay', t('reorder.stay'), { type: 'reorder.cancel' })
  if (name === 'reorderPrice' && outcome?.kind === 'differentPrice') {
    const amounts = { was: total(outcome.was), is: total(outcome.is) }
    return {
      tone: 'warm',
      title: t('reorder.price.title'),
      text: t('reorder.price.text', amounts),
      ways: [
        way('accept', t('reorder.price.yes', { total: amounts.is }), { type: 'reorder.accept' }),
        way('cancel', t('reorder.cancel'), { type: 'reorder.cancel' }),
      ],
    }
  }
  if (name === 'reorderUnavailable' && outcome?.kind === 'unavailableProducts') {
    const choose = (choice: 'replace' | 'continue' | 'delete') =>
      way(choice, t(`reorder.${choice}`), { type: 'reorder.resolve', choice })
    return {
      tone: 'warm',
      title: t('reorder.unavailable.title'),
      text: t('reorder.unavailable.text', { list: names(outcome.missing) }),
      ways: [choose('continue'), choose('replace'), choose('delete')],
    }
  }
  if (name === 'reorderNothing')
    return { tone: 'warm', title: t('NoAvailableProductsModal.text'), ways: [menu, stay] }
  if (name === 'reorderElsewhere')
    return {
      tone: 'warm',
      title: t('reorder.elsewhere.title'),
      text: t('reorder.elsewhere.text'),
      ways: [way('yes', t('reorder.elsewhere.yes'), { type: 'restaurant.change' }), stay],
    }
  if (name === 'reorderAlcohol' && outcome?.kind === 'noAlcoholForPickup')
    return {
      tone: 'warm',
      title: t('NoAlcoholProductForPickupModal.text'),
      text: t('reorder.alcohol.text', { list: names(outcome.barred) }),
      ways: [menu, stay],
    }
  return undefined
}

function way(id: string, text: string, command: Command): Way {
  return { id, text, command }
}
