import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'

/** The tokens of the page as Stripe takes them, read anew whenever the colour scheme changes (S2.86). */
export function useCardAppearance(): Appearance {
  return JSON.parse(useSyncExternalStore(onSchemeChange, appearanceNow)) as Appearance
}

function onSchemeChange(listen: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const theme = new MutationObserver(listen)
  scheme.addEventListener('change', listen)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', listen)
    theme.disconnect()
  }
}

/** As text, so that what is the same compares the same. */
function appearanceNow(): string {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const edge = `1px solid ${token('--edge')}`
  const appearance: Appearance = {
    theme: style.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--brand'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-2'),
      colorDanger: token('--warm'),
      borderRadius: token('--radius-s'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { border: edge, boxShadow: 'none' },
      '.Input:focus': { outline: `3px solid ${token('--focus')}`, boxShadow: 'none' },
      '.Tab': { border: edge, boxShadow: 'none' },
    },
  }
  return JSON.stringify(appearance)
}
