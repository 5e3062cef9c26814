import type { DeskCalls } from '#api/desk.api.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

/** What every part of the desk works with. */
export type DeskWorld = {
  readonly deployment: Deployment
  readonly restaurants: readonly Restaurant[]
  readonly calls: DeskCalls
}
