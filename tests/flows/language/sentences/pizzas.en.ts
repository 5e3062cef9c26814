import type { Sentence } from '../written-order.ts'

/** Orders at a pizzeria that sells one pizza made to order, as they are spoken in English. */
export const ENGLISH_PIZZAS: readonly Sentence[] = [
  [
    'I want three medium pies, one with ham and pineapple and two with extra cheese but hold the olives',
    '1 pizza: ham, medium, pineapple | 2 pizza: +cheese, -olives, medium',
  ],
  [
    'i want to order two medium pizzas with sausage and black olives and two medium pizzas with extra cheese',
    '2 pizza: +cheese, medium | 2 pizza: black-olives, medium, sausage',
  ],
  ["i'd like a pizza with mushrooms, olives and no cheese", '1 pizza: -cheese, mushrooms, olives'],
  [
    'five large pies with a lot of sausage but hold the onions and 3 diet cokes',
    '3 diet-coke | 5 pizza: +sausage, -onions, large',
  ],
  [
    'can i get a large pizza with pepperoni and mushrooms and a small one without cheese',
    '1 pizza: -cheese, small | 1 pizza: large, mushrooms, pepperoni',
  ],
  ['party size stuffed crust pie with bacon and with mushrooms', '1 pizza: bacon, mushrooms, party, stuffed'],
  [
    'i need two large thin crust pizzas with no peppers or onions and a sprite',
    '1 sprite | 2 pizza: -onions, -peppers, large, thin',
  ],
  ['four medium pepperoni pizzas', '4 pizza: medium, pepperoni'],
  ['a large hawaiian pizza with just a tiny bit of bbq sauce', '1 pizza: hawaiian, large, ~bbq'],
  [
    'i would like a medium thin crust pizza with ham pineapple but no cheese',
    '1 pizza: -cheese, ham, medium, pineapple, thin',
  ],
  ['one large with cheese and one small with ham', '1 pizza: cheese, large | 1 pizza: ham, small'],
  ['a ham and pineapple pizza and three two liter cokes', '1 pizza: ham, pineapple | 3 coke: l-2'],
  [
    'two small pizzas with not much cheese and a 500 ml bottle of ginger ale',
    '1 ginger-ale: bottle, ml-500 | 2 pizza: small, ~cheese',
  ],
  ['two pizzas one with ham the other with cheese', '1 pizza: cheese | 1 pizza: ham'],
  [
    'a large pie without onions and peppers and a medium pie with red onions',
    '1 pizza: -onions, -peppers, large | 1 pizza: medium, red-onions',
  ],
  [
    'get me a gluten free vegetarian pizza with extra green peppers and avoid olives',
    '1 pizza: +green-peppers, -olives, gluten-free, veggie',
  ],
  [
    'large deep dish with spinach, basil and grilled chicken',
    '1 pizza: basil, chicken, deep, large, spinach',
  ],
  [
    'one supreme no onions no mushrooms and two cans of coke',
    '1 pizza: -mushrooms, -onions, supreme | 2 coke: can',
  ],
  [
    "i'd like to order a large pizza with ham, onion, and extra cheese, along with two small pizzas with bacon and no tomatoes please",
    '1 pizza: +cheese, ham, large, onions | 2 pizza: -tomatoes, bacon, small',
  ],
  ['five pizzas two large with ham three small with cheese', '2 pizza: ham, large | 3 pizza: cheese, small'],
  ['two pizzas, both with extra cheese and no onions', '2 pizza: +cheese, -onions'],
  ['two large pizzas and a coke, no onions on any of them', '1 coke | 2 pizza: -onions, large'],
  [
    'a pizza with ham and a pizza with cheese and another with bacon',
    '1 pizza: bacon | 1 pizza: cheese | 1 pizza: ham',
  ],
  ['pizza', '1 pizza'],
  ['a pizza and a salad', '1 pizza | 1 salad'],
  ['two garlic breads and a large iced tea', '1 iced-tea: drink-large | 2 garlic-bread'],
]
