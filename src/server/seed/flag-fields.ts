import { boolean, object, optional } from '#contracts/wire/wire-types.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { field, mapped } from './deployment-fields.ts'

const FLAG_NOTES: Readonly<Record<keyof FeatureFlags, string>> = {
  orderTypeSelection: 'Asks whether to eat in or take away; without it the first offered way is taken.',
  pickup: 'Take away is offered.',
  eatIn: 'Eating in is offered.',
  tableService:
    'Service at the table is offered; its number is asked for, or told by an address: /restaurant/SLUG?table=12.',
  skipRestaurantSelection: 'The only restaurant there is is taken without being asked for.',
  preOrderCategoryFilter: 'Asks for a category first; without it the menu opens with everything on it.',
  noAlcoholForPickup: 'Nothing alcoholic is sold to take away.',
  orderTypeFilter: 'Products that cannot be had in the chosen way are left out.',
  discounts: 'The basket takes discount codes.',
  authentication:
    'A restaurant that has a code asks for it; without it every restaurant is open to everybody.',
  singleSignOn: 'Customers may log in with an account of another provider.',
  orderScheduling: 'Orders are taken for later, when the restaurant is closed too.',
  customerName: 'The checkout asks for first and last name.',
  customerPhone: 'The checkout asks for a telephone number.',
  basketOpensOnAdd: 'The basket opens whenever something was put into it.',
}

export const Flags = object(mapped(FLAG_NOTES, (note) => field(optional(boolean()), note)))
