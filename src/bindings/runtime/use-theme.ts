import { useCallback, useState } from 'react'

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
/** The palettes of a deployment, and `system` for the setting of the device (S2.86). */
export type Theme = (typeof THEMES)[number]

const KEY = 'orda.theme'

/** The palette of the page, kept on the device. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  const [theme, setTheme] = useState(storedTheme)
  const choose = useCallback((next: Theme) => {
    setTheme(next)
    showTheme(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Storage is full or forbidden: the choice holds for this page.
    }
  }, [])
  return { theme, choose }
}

/** Shows the page in a palette; the setting of the device needs no attribute. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  colourBars(theme)
}

/** The first colour a page names wins: that of a chosen palette stands before those of the device's settings. */
function colourBars(theme: Theme): void {
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  if (theme === 'system') return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  document.head.prepend(meta)
}

/** The palette this device chose last. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}
