import catalogue from '#locales/en/catalogue.json' with { type: 'json' }
import classic from '#locales/en/classic.json' with { type: 'json' }
import common from '#locales/en/common.json' with { type: 'json' }
import dialogue from '#locales/en/dialogue.json' with { type: 'json' }
import intents from '#locales/en/intents.json' with { type: 'json' }
import problems from '#locales/en/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/en/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/en/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/en/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/en/payment.json', { with: { type: 'json' } }),
}
