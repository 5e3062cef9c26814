import { way, type Interruption } from './interruption-way.ts'
import type { Formatter } from '../words/formatter.ts'

/** The restaurants did not come; the one interruption a first screen can meet. */
export function restaurantsFailed({ t }: Formatter): Interruption {
  return {
    tone: 'error',
    title: t('failed.restaurants'),
    text: t('failed.hint'),
    ways: [way('retry', t('failed.retry'), { type: 'restaurant.retry' })],
  }
}
