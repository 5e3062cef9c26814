import type { Sentence } from '../written-order.ts'

/** At a coffee bar, in English. */
export const ENGLISH_COFFEE: readonly Sentence[] = [
  ['a large latte with oat milk please', '1 latte: large, oat-milk'],
  ['can i get two flat whites and a brownie', '1 brownie | 2 flat-white'],
  ['one small americano no sugar', '1 americano: -sugar, small'],
  ['large iced latte with vanilla syrup and extra ice', '1 iced-latte: +ice, large, vanilla'],
  ['two cappuccinos, one with soy milk', '1 cappuccino | 1 cappuccino: soy-milk'],
  ['hi, could i have a medium mocha with whipped cream and a cinnamon bun', '1 bun | 1 mocha: cream, medium'],
  ['a hot chocolate without cream and an almond croissant', '1 almond-croissant | 1 hot-chocolate: -cream'],
  ['oat milk latte', '1 latte: oat-milk'],
  [
    'a large oat milk latte and a small soy milk cappuccino',
    '1 cappuccino: small, soy-milk | 1 latte: large, oat-milk',
  ],
  ['three espressos and three carrot cakes to go', '3 carrot-cake | 3 espresso TAKEOUT'],
  ['double shot latte', '1 latte: +shot*2'],
  ["i'll take a latte with an extra shot and caramel", '1 latte: +shot, caramel'],
  ['two large americanos, both with a little oat milk', '2 americano: large, ~oat-milk'],
  ['a chai latte with almond milk and go easy on the cinnamon', '1 chai: almond-milk, ~cinnamon'],
  ['just a filter coffee for me thanks', '1 filter'],
  ['4 butter croissants and 2 orange juices', '2 oj | 4 croissant'],
  ['medium latte hazelnut syrup skimmed milk', '1 latte: hazelnut, medium, skimmed-milk'],
  [
    'one large hot chocolate with cream and one small without',
    '1 hot-chocolate: -cream, small | 1 hot-chocolate: cream, large',
  ],
  ['capuccino and a bluberry muffin', '1 cappuccino | 1 muffin'],
  [
    'a small flat white, a large latte and a sparkling water',
    '1 flat-white: small | 1 latte: large | 1 sparkling',
  ],
  ['two lattes one with oat milk and one with almond milk', '1 latte: almond-milk | 1 latte: oat-milk'],
  ["good morning, i'd love a large cappuccino with extra cinnamon", '1 cappuccino: +cinnamon, large'],
  ['an iced latte hold the ice', '1 iced-latte: -ice'],
  ['can we get five filter coffees for here', '5 filter EATIN'],
  ['latte with oat milk and vanilla, no sugar', '1 latte: -sugar, oat-milk, vanilla'],
]

/** More of them, only counted. */
export const ENGLISH_COFFEE_SET_ASIDE: readonly Sentence[] = [
  ['a small latte with almond milk please', '1 latte: almond-milk, small'],
  ['could i get three flat whites and two brownies', '2 brownie | 3 flat-white'],
  ['one large americano with sugar', '1 americano: large, sugar'],
  ['small iced latte with caramel syrup and no ice', '1 iced-latte: -ice, caramel, small'],
  ['three cappuccinos, two with oat milk', '1 cappuccino | 2 cappuccino: oat-milk'],
  [
    'hello can i have a large mocha without whipped cream and a carrot cake',
    '1 carrot-cake | 1 mocha: -cream, large',
  ],
  ['a hot chocolate with extra cream and a butter croissant', '1 croissant | 1 hot-chocolate: +cream'],
  ['soy milk flat white', '1 flat-white: soy-milk'],
  [
    'a medium almond milk latte and a large whole milk cappuccino',
    '1 cappuccino: large, whole-milk | 1 latte: almond-milk, medium',
  ],
  ['two espressos and one blueberry muffin to take away', '1 muffin | 2 espresso TAKEOUT'],
  ["i'll have a cappuccino with an extra shot and hazelnut", '1 cappuccino: +shot, hazelnut'],
  ['two small mochas, both with soy milk', '2 mocha: small, soy-milk'],
  ['a chai latte with oat milk and light on the sugar', '1 chai: oat-milk, ~sugar'],
  ['just an espresso for me', '1 espresso'],
  ['2 cinnamon buns and 3 sparkling waters', '2 bun | 3 sparkling'],
  ['large cappuccino vanilla syrup oat milk', '1 cappuccino: large, oat-milk, vanilla'],
  [
    'one small hot chocolate with cream and one large without cream',
    '1 hot-chocolate: -cream, large | 1 hot-chocolate: cream, small',
  ],
  ['expresso and a browny', '1 brownie | 1 espresso'],
  ['a large flat white, a small mocha and an orange juice', '1 flat-white: large | 1 mocha: small | 1 oj'],
  ['two americanos one with sugar and one without', '1 americano: -sugar | 1 americano: sugar'],
  ["good afternoon, i'd like a small latte with extra vanilla", '1 latte: +vanilla, small'],
  ['a mocha hold the cream', '1 mocha: -cream'],
  ['can we get two filter coffees to go', '2 filter TAKEOUT'],
  ['cappuccino with soy milk and caramel, no cinnamon', '1 cappuccino: -cinnamon, caramel, soy-milk'],
]

/** At a sandwich counter, in English. */
export const ENGLISH_SANDWICHES: readonly Sentence[] = [
  ['a club sandwich on rye bread without tomato', '1 club: -tomato, rye'],
  ['two blts, one with avocado', '1 blt | 1 blt: avocado'],
  ['can i get a tuna melt with extra cheese and no onion', '1 tuna-melt: +cheese, -red-onion'],
  ['smoked salmon bagel on a sesame bagel with no capers', '1 salmon-bagel: -capers, sesame-bagel'],
  ['grilled chicken sandwich with bacon, avocado and mayo', '1 chicken-sandwich: avocado, bacon, mayo'],
  [
    'a roasted vegetable sandwich on white bread with pesto and a tomato soup',
    '1 tomato-soup | 1 veggie: pesto, white',
  ],
  ['three club sandwiches and three lemonades', '3 club | 3 lemonade'],
  ['a chicken sandwich, hold the lettuce, extra bacon', '1 chicken-sandwich: +bacon, -lettuce'],
  ['blt with everything except tomato', '1 blt: -tomato'],
  ['two clubs, one on rye and one on white', '1 club: rye | 1 club: white'],
  ["i'd like a blt no mayo and a bag of crisps", '1 blt: -mayo | 1 crisps'],
  ['one tuna melt on rye with mustard and lots of cheese', '1 tuna-melt: +cheese, mustard, rye'],
  ['a club sandwich with egg and pickles but easy on the mayo', '1 club: egg, pickle, ~mayo'],
  ['two salmon bagels without red onion or capers', '2 salmon-bagel: -capers, -red-onion'],
  ['a soup and a blt to eat here', '1 blt | 1 tomato-soup EATIN'],
  [
    'chicken sandwich with sweet chilli sauce and cucumber and a cola',
    '1 chicken-sandwich: chilli, cucumber | 1 cola',
  ],
  ['give me a veggie sandwich with cheese and a still water please', '1 veggie: cheese | 1 water'],
  ['4 blts, 2 of them without lettuce', '2 blt | 2 blt: -lettuce'],
]

/** More of them, only counted. */
export const ENGLISH_SANDWICHES_SET_ASIDE: readonly Sentence[] = [
  ['a blt on white bread without lettuce', '1 blt: -lettuce, white'],
  ['two tuna melts, one with egg', '1 tuna-melt | 1 tuna-melt: egg'],
  ['can i have a club sandwich with extra bacon and no tomato', '1 club: +bacon, -tomato'],
  ['grilled chicken sandwich on rye with no lettuce', '1 chicken-sandwich: -lettuce, rye'],
  ['tuna melt with ham, pickles and mustard', '1 tuna-melt: ham, mustard, pickle'],
  ['a smoked salmon bagel with avocado and a lemonade', '1 lemonade | 1 salmon-bagel: avocado'],
  ['two blts and two colas', '2 blt | 2 cola'],
  ['a club, hold the tomato, extra avocado', '1 club: +avocado, -tomato'],
  ['tuna melt with everything but onion', '1 tuna-melt: -red-onion'],
  ['two blts, one on rye and one on a plain bagel', '1 blt: plain-bagel | 1 blt: rye'],
  ["i'd like a tuna melt no mustard and a tomato soup", '1 tomato-soup | 1 tuna-melt: -mustard'],
  ['one blt on rye with pesto and lots of bacon', '1 blt: +bacon, pesto, rye'],
  [
    'a chicken sandwich with cheese and cucumber but not too much mayo',
    '1 chicken-sandwich: cheese, cucumber, ~mayo',
  ],
  ['three clubs without lettuce or tomato', '3 club: -lettuce, -tomato'],
  ['a tomato soup and a tuna melt to take away', '1 tomato-soup | 1 tuna-melt TAKEOUT'],
  ['veggie sandwich with boiled egg and ham and a water', '1 veggie: egg, ham | 1 water'],
  ['3 tuna melts, 1 of them without cheese', '1 tuna-melt: -cheese | 2 tuna-melt'],
]
