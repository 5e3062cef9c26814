import catalogue from '#locales/no/catalogue.json' with { type: 'json' }
import classic from '#locales/no/classic.json' with { type: 'json' }
import common from '#locales/no/common.json' with { type: 'json' }
import dialogue from '#locales/no/dialogue.json' with { type: 'json' }
import intents from '#locales/no/intents.json' with { type: 'json' }
import problems from '#locales/no/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/no/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/no/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/no/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/no/payment.json', { with: { type: 'json' } }),
}
