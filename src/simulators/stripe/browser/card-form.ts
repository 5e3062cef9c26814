import type { CardDetails } from '../test-cards.ts'
import { elementOf, eventsOf } from './element.ts'
import type { Element } from './element.ts'
import type { Wardrobe } from './wardrobe.ts'

export type FormWords = Readonly<Record<'number' | 'expiry' | 'cvc' | 'incomplete' | 'wallet', string>>

export type CardForm = { readonly element: Element; readonly card: () => CardDetails | undefined }

const FIELDS = ['number', 'expiry', 'cvc'] as const

/** The Payment Element: three fields in the place of Stripe's frame. */
export function cardForm(words: FormWords, { dress }: Wardrobe): CardForm {
  const events = eventsOf()
  const inputs = new Map<(typeof FIELDS)[number], HTMLInputElement>()
  const said = (name: (typeof FIELDS)[number]) => inputs.get(name)?.value.trim() ?? ''

  function card(): CardDetails | undefined {
    const number = said('number').replaceAll(/\D/g, '')
    const [month = '', year = ''] = said('expiry').split(/\s*\/\s*/)
    const cvc = said('cvc')
    if (number.length < 12 || !/^\d{1,2}$/.test(month) || !/^\d{2}(\d{2})?$/.test(year) || cvc.length < 3)
      return undefined
    return { number, expMonth: Number(month), expYear: (Number(year) % 100) + 2000, cvc }
  }

  function draw(): HTMLElement {
    const form = document.createElement('div')
    for (const name of FIELDS) {
      const label = document.createElement('label')
      label.style.display = 'block'
      label.style.paddingBlockEnd = '12px'
      const input = document.createElement('input')
      input.inputMode = 'numeric'
      input.autocomplete = 'off'
      input.name = `simulated-${name}`
      // The ring of the focus leaves the label whole.
      input.style.marginBlockStart = '6px'
      input.addEventListener('input', tellChange)
      label.append(words[name], document.createElement('br'), input)
      form.append(label)
      inputs.set(name, input)
    }
    dress(form)
    return form
  }

  function tellChange(): void {
    events.emit('change', {
      elementType: 'payment',
      empty: FIELDS.every((name) => said(name) === ''),
      complete: card() !== undefined,
      collapsed: false,
      value: { type: 'card' },
    })
  }

  return { element: elementOf(events, draw, () => ({ elementType: 'payment' })), card }
}
