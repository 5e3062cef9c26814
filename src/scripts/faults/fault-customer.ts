import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import type { BasketName } from './fault-schedule.ts'
import type { ServingProcess } from './serving-process.ts'

/** What a customer knows; more may have happened. */
export type FaultCustomer = Awaited<ReturnType<typeof customerOf>>

export type Answered = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

const GUEST = {
  email: 'kari@example.com',
  language: 'no',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: false,
}
let people = 0

/** A guest who has just come in by `entrance`. */
export async function customerOf(entrance: ServingProcess) {
  people += 1
  const deviceToken = `device-token-number-${people}`
  const { headers, body } = await entrance.app.inject({
    method: 'POST',
    url: '/api/accounts/guests',
    payload: { ...GUEST, deviceToken },
  })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const accountId = String(JSON.parse(body).id)
  const orders = new Map<BasketName, string>()
  const attempts = new Map<BasketName, object>()
  const secrets = new Map<BasketName, string>()
  const complaints: string[] = []

  /** Undefined where the server was killed before it answered. */
  async function ask(
    { app, life }: ServingProcess,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    asked: { readonly body?: object; readonly key?: string } = {},
  ): Promise<Answered | undefined> {
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { cookie, ...(asked.key !== undefined && { 'idempotency-key': asked.key }) },
      ...(asked.body && { payload: asked.body }),
    })
    if (life.isOver) return undefined
    if (answer.statusCode === 500) complaints.push(`${method} ${path} answered ${answer.body}`)
    return { status: answer.statusCode, body: answer.body === '' ? {} : JSON.parse(answer.body) }
  }

  return {
    accountId,
    ask,
    orders,
    attempts,
    secrets,
    complaints,
    keyOf: (name: BasketName) => `${accountId}-${name}`,
  }
}

/** The pickup time of this number from now, as the page would offer it; undefined where there is none. */
export function slotOf({ shop }: ServingProcess, restaurantId: string, now: number, index: number) {
  const restaurant = shop.deps.catalogue.restaurant(restaurantId)
  const slot = restaurant && pickupSlots(restaurant, now, true)[index]
  return slot === undefined
    ? undefined
    : { retrievalDate: fromInstant(slot), campaignId: restaurant?.currentCampaignId }
}
