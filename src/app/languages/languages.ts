import type { ResourceLanguage } from 'i18next'

type Loader = () => Promise<ResourceLanguage>

/** The parts of a language that are fetched with the components that need them; everything else is one file. */
export const LATER_TEXTS = ['account', 'legal', 'orders', 'payment'] as const

/** Each language is a file of its own, fetched when it is wanted. */
const LOADERS: Readonly<Record<string, Readonly<Record<string, Loader>>>> = {
  en: {
    translation: () => import('./en.ts').then(({ texts }) => texts),
    account: () => import('#locales/en/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/en/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/en/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/en/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  es: {
    translation: () => import('./es.ts').then(({ texts }) => texts),
    account: () => import('#locales/es/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/es/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/es/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/es/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  fi: {
    translation: () => import('./fi.ts').then(({ texts }) => texts),
    account: () => import('#locales/fi/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/fi/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/fi/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/fi/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  fr: {
    translation: () => import('./fr.ts').then(({ texts }) => texts),
    account: () => import('#locales/fr/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/fr/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/fr/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/fr/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  it: {
    translation: () => import('./it.ts').then(({ texts }) => texts),
    account: () => import('#locales/it/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/it/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/it/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/it/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  no: {
    translation: () => import('./no.ts').then(({ texts }) => texts),
    account: () => import('#locales/no/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/no/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/no/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/no/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
  sv: {
    translation: () => import('./sv.ts').then(({ texts }) => texts),
    account: () => import('#locales/sv/account.json', { with: { type: 'json' } }).then(textsIn),
    legal: () => import('#locales/sv/legal.json', { with: { type: 'json' } }).then(textsIn),
    orders: () => import('#locales/sv/orders.json', { with: { type: 'json' } }).then(textsIn),
    payment: () => import('#locales/sv/payment.json', { with: { type: 'json' } }).then(textsIn),
  },
}

/** The texts of a language, or those of a later part of it; a language without texts has none and falls back. */
export async function loadTexts(language: string, part = 'translation'): Promise<ResourceLanguage> {
  return (await LOADERS[language]?.[part]?.()) ?? {}
}

function textsIn({ default: texts }: { readonly default: ResourceLanguage }): ResourceLanguage {
  return texts
}
