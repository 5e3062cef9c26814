import catalogue from '#locales/it/catalogue.json' with { type: 'json' }
import classic from '#locales/it/classic.json' with { type: 'json' }
import common from '#locales/it/common.json' with { type: 'json' }
import dialogue from '#locales/it/dialogue.json' with { type: 'json' }
import intents from '#locales/it/intents.json' with { type: 'json' }
import problems from '#locales/it/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/it/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/it/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/it/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/it/payment.json', { with: { type: 'json' } }),
}
