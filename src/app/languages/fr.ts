import catalogue from '#locales/fr/catalogue.json' with { type: 'json' }
import classic from '#locales/fr/classic.json' with { type: 'json' }
import common from '#locales/fr/common.json' with { type: 'json' }
import dialogue from '#locales/fr/dialogue.json' with { type: 'json' }
import intents from '#locales/fr/intents.json' with { type: 'json' }
import problems from '#locales/fr/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/fr/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/fr/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/fr/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/fr/payment.json', { with: { type: 'json' } }),
}
