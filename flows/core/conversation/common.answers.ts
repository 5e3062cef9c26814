import { answer } from './question.ts'

export const OTHER_RESTAURANT = answer('other', 'restaurant.other', { type: 'restaurant.change' })
export const NEW_ORDER = answer('new', 'order.new', { type: 'order.new' })
export const MENU = answer('menu', 'basket.more', { type: 'menu.categories' })
