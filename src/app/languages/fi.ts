import catalogue from '#locales/fi/catalogue.json' with { type: 'json' }
import classic from '#locales/fi/classic.json' with { type: 'json' }
import common from '#locales/fi/common.json' with { type: 'json' }
import dialogue from '#locales/fi/dialogue.json' with { type: 'json' }
import intents from '#locales/fi/intents.json' with { type: 'json' }
import problems from '#locales/fi/problems.json' with { type: 'json' }
import type { LaterTexts } from './later-texts.ts'

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }

export const later: LaterTexts = {
  account: () => import('#locales/fi/account.json', { with: { type: 'json' } }),
  legal: () => import('#locales/fi/legal.json', { with: { type: 'json' } }),
  orders: () => import('#locales/fi/orders.json', { with: { type: 'json' } }),
  payment: () => import('#locales/fi/payment.json', { with: { type: 'json' } }),
}
