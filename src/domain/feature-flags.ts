/** S1.45 to S1.48: every switch a deployment may set. */
export type FeatureFlags = {
  readonly orderTypeSelection: boolean
  readonly pickup: boolean
  readonly eatIn: boolean
  readonly tableService: boolean
  readonly skipRestaurantSelection: boolean
  readonly preOrderCategoryFilter: boolean
  readonly noAlcoholForPickup: boolean
  readonly orderTypeFilter: boolean
  readonly discounts: boolean
  readonly authentication: boolean
  readonly singleSignOn: boolean
  readonly orderScheduling: boolean
  readonly customerName: boolean
  readonly customerPhone: boolean
  readonly basketOpensOnAdd: boolean
}

/** The described deployment (S1.45, S1.46, S1.47). */
export const DESCRIBED_FLAGS: FeatureFlags = {
  orderTypeSelection: true,
  pickup: true,
  eatIn: true,
  tableService: false,
  skipRestaurantSelection: true,
  preOrderCategoryFilter: true,
  noAlcoholForPickup: true,
  orderTypeFilter: true,
  discounts: false,
  authentication: false,
  singleSignOn: false,
  orderScheduling: false,
  customerName: false,
  customerPhone: false,
  basketOpensOnAdd: false,
}
