import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

type Told = Readonly<Record<string, unknown>>

/** What a form of the kitchen page tells, in the words of POST /api/x/kitchen, which checks it; no form tells nothing. */
export function toldBy(form: URLSearchParams, restaurant: Restaurant): Told {
  return { restaurantId: restaurant.id, ...detailsOf(form, restaurant) }
}

function detailsOf(form: URLSearchParams, restaurant: Restaurant): Told {
  const said = (name: string) => form.get(name) ?? ''
  switch (said('about')) {
    case 'order':
      return { order: { id: said('id'), fate: said('fate') } }
    case 'ordering':
      return { ordersEnabled: said('ordersEnabled') === 'yes' }
    case 'hours':
      return { openingHours: hoursOf(said('set'), said('openingHours')) }
    case 'delay':
      return { ordersInjectionDelay: Number(said('minutes')) }
    case 'mood':
      return {
        payment: said('payment'),
        injection: said('injection'),
        capture: said('capture'),
        steps: said('steps'),
        delayMs: Math.round(Number(said('seconds')) * 1000),
      }
    case 'products':
      return productsOf(form, restaurant)
    default:
      return {}
  }
}

function hoursOf(set: string, written: string): readonly object[] {
  if (set === 'closed') return []
  if (set === 'always') return WEEKDAYS.map((name) => ({ name, value: '00:00|00:00' }))
  const lines = written.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', value = ''] = line.split(/\s+/)
      return { name, value }
    })
}

/** A new campaign is published only where a price was changed; what the form does not list stays sold out. */
function productsOf(form: URLSearchParams, { outageProducts }: Restaurant): Told {
  const codes = [...form.keys()].flatMap((name) => (name.startsWith('stock.') ? [name.slice(6)] : []))
  const prices = codes.flatMap((code) => {
    const price = form.get(`price.${code}`)
    return price === null || price === form.get(`was.${code}`) ? [] : [[code, Number(price)] as const]
  })
  const listed = codes.flatMap((productCode) => {
    const state = form.get(`stock.${productCode}`)
    return state === 'SOLD' ? [] : [{ productCode, state }]
  })
  const outages = [...outageProducts.filter(({ productCode }) => !codes.includes(productCode)), ...listed]
  return { outages, ...(prices.length > 0 && { publishPrices: Object.fromEntries(prices) }) }
}
