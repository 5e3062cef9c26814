import catalogue from '#locales/es/catalogue.json' with { type: 'json' }
import classic from '#locales/es/classic.json' with { type: 'json' }
import common from '#locales/es/common.json' with { type: 'json' }
import dialogue from '#locales/es/dialogue.json' with { type: 'json' }
import intents from '#locales/es/intents.json' with { type: 'json' }
import problems from '#locales/es/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/es/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/es/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/es/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/es/payment.json', { with: { type: 'json' } }),
}
