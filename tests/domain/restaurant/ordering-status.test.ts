import { describe, expect, test } from 'vitest'
import { EMPTY_BASKET, type Basket } from '#domain/basket/basket.ts'
import { id } from '#domain/ids.ts'
import { canOrderFrom, orderingStatusOf, statusModalOf } from '#domain/restaurant/ordering-status.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const ENABLED = aRestaurant()
const DISABLED = aRestaurant({ settings: { ordersEnabled: false } })

describe('ordering from a restaurant', () => {
  test.each([
    ['open', ENABLED, '12:00', false, allow],
    ['at its closing time', ENABLED, '22:00', false, refuse('restaurant.closed')],
    ['closed, with scheduling', ENABLED, '23:00', true, allow],
    ['open, ordering disabled', DISABLED, '12:00', false, refuse('restaurant.orderingDisabled')],
    [
      'without hours, with scheduling',
      aRestaurant({ openingHours: [] }),
      '12:00',
      true,
      refuse('restaurant.closed'),
    ],
  ])('%s (S5.36, S5.55, S6.13)', (_, restaurant, time, scheduling, verdict) => {
    expect(canOrderFrom(restaurant, at(`2026-03-10 ${time}`), scheduling)).toEqual(verdict)
  })

  test.each([
    [undefined, 'none'],
    [ENABLED, 'available'],
    [DISABLED, 'unavailable'],
  ])('its status is one of none, available, unavailable (S4.58)', (restaurant, status) => {
    expect(orderingStatusOf(restaurant)).toBe(status)
  })
})

describe('the modal after the restaurant was fetched again (S4.64)', () => {
  const quiet = {
    before: ENABLED,
    after: ENABLED,
    basket: EMPTY_BASKET,
    hasAccepted: false,
    hasConflicts: false,
    open: 'NULL',
  } as const
  const filled: Basket = aBasket({
    restaurantId: ENABLED.id,
    campaignId: ENABLED.currentCampaignId,
    lines: [aLine({ code: id('burger') })],
  })
  const newCampaign = aRestaurant({ currentCampaignId: id('campaign-2') })
  const outage = (code: string, state: 'DISABLED' | 'UNAVAILABLE' = 'UNAVAILABLE') =>
    aRestaurant({ outageProducts: [{ productCode: id(code), state }] })

  test.each([
    ['nothing changed', {}, 'NULL'],
    ['ordering was newly disabled (S4.60)', { after: DISABLED }, 'UNAVAILABLE_RESTAURANT'],
    ['it was disabled, and accepted (S4.60)', { after: DISABLED, hasAccepted: true }, 'NULL'],
    ['it was disabled all along (S4.60)', { before: DISABLED, after: DISABLED }, 'NULL'],
    ['ordering was enabled again (S4.63)', { before: DISABLED }, 'AVAILABLE_RESTAURANT'],
    [
      'ordering was enabled while the disabled notice was up (S4.63)',
      { open: 'UNAVAILABLE_RESTAURANT' },
      'AVAILABLE_RESTAURANT',
    ],
    ['another modal was open (S4.66)', { after: DISABLED, open: 'CAMPAIGN_CHANGE' }, 'CAMPAIGN_CHANGE'],
    ['another restaurant was chosen', { before: aRestaurant({ id: id('other') }), after: DISABLED }, 'NULL'],
    ['nothing was known before', { before: undefined, after: DISABLED }, 'NULL'],
    [
      'a new campaign conflicts with the basket (S4.68)',
      { after: newCampaign, basket: filled, hasConflicts: true },
      'CAMPAIGN_CHANGE',
    ],
    ['a new campaign changes nothing in the basket (S4.68)', { after: newCampaign, basket: filled }, 'NULL'],
    ['a new campaign meets an empty basket (S4.68)', { after: newCampaign, hasConflicts: true }, 'NULL'],
    ['a basket product ran out (S4.69)', { after: outage('burger'), basket: filled }, 'UNAVAILABLE_PRODUCT'],
    [
      'a basket product was hidden (S4.69)',
      { after: outage('burger', 'DISABLED'), basket: filled },
      'UNAVAILABLE_PRODUCT',
    ],
    ['something else ran out (S4.69)', { after: outage('fish'), basket: filled }, 'NULL'],
  ] as const)('when %s', (_, change, modal) => {
    expect(statusModalOf({ ...quiet, ...change })).toBe(modal)
  })
})
