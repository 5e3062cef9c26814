import { way, type Interruption } from './interruption-way.ts'
import type { Speech } from '../words/formatter.ts'

/** The restaurants did not come; the one interruption a first screen can meet. */
export function restaurantsFailed({ t }: Speech): Interruption {
  return {
    tone: 'error',
    title: t('failed.restaurants'),
    text: t('failed.hint'),
    ways: [way('retry', t('failed.retry'), { type: 'restaurant.retry' })],
  }
}
