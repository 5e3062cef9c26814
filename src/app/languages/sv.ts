import catalogue from '#locales/sv/catalogue.json' with { type: 'json' }
import classic from '#locales/sv/classic.json' with { type: 'json' }
import common from '#locales/sv/common.json' with { type: 'json' }
import dialogue from '#locales/sv/dialogue.json' with { type: 'json' }
import intents from '#locales/sv/intents.json' with { type: 'json' }
import problems from '#locales/sv/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/sv/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/sv/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/sv/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/sv/payment.json', { with: { type: 'json' } }),
}
