import type { Appearance } from '@stripe/stripe-js'

/** What the elements of a group wear: told when the group is made, and anew when the shop's colours change. */
export type Wardrobe = {
  readonly dress: (drawn: HTMLElement) => void
  readonly change: (appearance: Appearance) => void
}

/** The part of an appearance that shows in three plain fields; Stripe's own form wears all of it. */
export function wardrobeOf(first: Appearance = {}): Wardrobe {
  const dressed = new Set<HTMLElement>()
  let appearance = first

  function wear(drawn: HTMLElement): void {
    const {
      colorBackground = '',
      colorText = '',
      fontSizeBase = '',
      borderRadius = '',
    } = appearance.variables ?? {}
    drawn.style.color = colorText
    for (const input of drawn.querySelectorAll('input')) {
      const border = String(appearance.rules?.['.Input']?.['border'] ?? '')
      Object.assign(input.style, { ...FIELD, border, borderRadius, fontSize: fontSizeBase })
      Object.assign(input.style, { backgroundColor: colorBackground, color: colorText })
    }
  }

  return {
    dress(drawn) {
      dressed.add(drawn)
      wear(drawn)
    },
    change(next) {
      appearance = next
      for (const drawn of dressed) {
        if (drawn.isConnected) wear(drawn)
        else dressed.delete(drawn)
      }
    },
  }
}

const FIELD = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: '8px 12px',
} as const
