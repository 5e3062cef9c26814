import type { Sentence } from '../written-order.ts'

/** At a coffee bar, in Norwegian. */
export const NORWEGIAN_COFFEE: readonly Sentence[] = [
  ['en stor latte med havremelk takk', '1 latte: large, oat-milk'],
  ['kan jeg få to flat white og en brownie', '1 brownie | 2 flat-white'],
  ['en liten americano uten sukker', '1 americano: -sugar, small'],
  ['to cappuccino, en med soyamelk', '1 cappuccino | 1 cappuccino: soy-milk'],
  ['hei, jeg vil gjerne ha en medium mokka med krem og en kanelbolle', '1 bun | 1 mocha: cream, medium'],
  ['en varm sjokolade uten krem og en mandelcroissant', '1 almond-croissant | 1 hot-chocolate: -cream'],
  ['havremelk latte', '1 latte: oat-milk'],
  ['tre espresso og tre gulrotkaker å ta med', '3 carrot-cake | 3 espresso TAKEOUT'],
  ['jeg tar en latte med ekstra shot og karamell', '1 latte: +shot, caramel'],
  ['to store americano, begge med litt havremelk', '2 americano: large, ~oat-milk'],
  ['chai latte med mandelmelk og ikke så mye kanel', '1 chai: almond-milk, ~cinnamon'],
  ['bare en filterkaffe til meg takk', '1 filter'],
  ['4 smørcroissanter og 2 appelsinjuicer', '2 oj | 4 croissant'],
  [
    'en stor varm sjokolade med krem og en liten uten',
    '1 hot-chocolate: -cream, small | 1 hot-chocolate: cream, large',
  ],
  ['kapuccino og en blåbærmufins', '1 cappuccino | 1 muffin'],
  [
    'en liten flat white, en stor latte og et vann med kullsyre',
    '1 flat-white: small | 1 latte: large | 1 sparkling',
  ],
  ['to latte en med havremelk og en med mandelmelk', '1 latte: almond-milk | 1 latte: oat-milk'],
  ['god morgen, en stor cappuccino med ekstra kanel', '1 cappuccino: +cinnamon, large'],
  ['kan vi få fem filterkaffe, spise her', '5 filter EATIN'],
  ['latte med havremelk og vaniljesirup, uten sukker', '1 latte: -sugar, oat-milk, vanilla'],
]

/** More of them, only counted. */
export const NORWEGIAN_COFFEE_SET_ASIDE: readonly Sentence[] = [
  ['en liten latte med mandelmelk takk', '1 latte: almond-milk, small'],
  ['kunne jeg fått tre flat white og to brownier', '2 brownie | 3 flat-white'],
  ['en stor americano med sukker', '1 americano: large, sugar'],
  ['tre cappuccino, to med havremelk', '1 cappuccino | 2 cappuccino: oat-milk'],
  ['hallo, kan jeg få en stor mokka uten krem og en gulrotkake', '1 carrot-cake | 1 mocha: -cream, large'],
  ['en varm sjokolade med ekstra krem og en smørcroissant', '1 croissant | 1 hot-chocolate: +cream'],
  ['soyamelk flat white', '1 flat-white: soy-milk'],
  ['to espresso og en blåbærmuffins å ta med', '1 muffin | 2 espresso TAKEOUT'],
  ['jeg vil ha en cappuccino med ekstra shot og hasselnøtt', '1 cappuccino: +shot, hazelnut'],
  ['to små mokka, begge med soyamelk', '2 mocha: small, soy-milk'],
  ['bare en espresso til meg', '1 espresso'],
  ['2 kanelboller og 3 appelsinjuice', '2 bun | 3 oj'],
  [
    'en liten varm sjokolade med krem og en stor uten krem',
    '1 hot-chocolate: -cream, large | 1 hot-chocolate: cream, small',
  ],
  ['ekspresso og en brownie', '1 brownie | 1 espresso'],
  ['en stor flat white, en liten mokka og en appelsinjuice', '1 flat-white: large | 1 mocha: small | 1 oj'],
  ['to americano en med sukker og en uten', '1 americano: -sugar | 1 americano: sugar'],
  ['god dag, jeg skulle hatt en liten latte med ekstra vaniljesirup', '1 latte: +vanilla, small'],
  ['en mokka uten krem', '1 mocha: -cream'],
  ['cappuccino med soyamelk og karamellsirup, ikke kanel', '1 cappuccino: -cinnamon, caramel, soy-milk'],
]

/** At a sandwich counter, in Norwegian. */
export const NORWEGIAN_SANDWICHES: readonly Sentence[] = [
  ['en club sandwich på rugbrød uten tomat', '1 club: -tomato, rye'],
  ['to blt, en med avokado', '1 blt | 1 blt: avocado'],
  ['kan jeg få en varm tunfisksandwich med ekstra ost og uten rødløk', '1 tuna-melt: +cheese, -red-onion'],
  ['bagel med røkelaks på sesambagel uten kapers', '1 salmon-bagel: -capers, sesame-bagel'],
  ['sandwich med grillet kylling med bacon, avokado og majones', '1 chicken-sandwich: avocado, bacon, mayo'],
  ['en grønnsakssandwich på hvitt brød med pesto og en tomatsuppe', '1 tomato-soup | 1 veggie: pesto, white'],
  ['tre club sandwich og tre limonader', '3 club | 3 lemonade'],
  ['blt med alt unntatt tomat', '1 blt: -tomato'],
  ['to club sandwich, en på rugbrød og en på hvitt brød', '1 club: rye | 1 club: white'],
  ['en blt uten majones og et potetgull', '1 blt: -mayo | 1 crisps'],
  ['en club sandwich med egg og sylteagurk men lite majones', '1 club: egg, pickle, ~mayo'],
  ['to bagel med røkelaks uten rødløk og kapers', '2 salmon-bagel: -capers, -red-onion'],
  ['en tomatsuppe og en blt for å spise her', '1 blt | 1 tomato-soup EATIN'],
  ['4 blt, 2 av dem uten salat', '2 blt | 2 blt: -lettuce'],
]

/** More of them, only counted. */
export const NORWEGIAN_SANDWICHES_SET_ASIDE: readonly Sentence[] = [
  ['en blt på hvitt brød uten salat', '1 blt: -lettuce, white'],
  ['to varme tunfisksandwicher, en med egg', '1 tuna-melt | 1 tuna-melt: egg'],
  ['kan jeg få en club sandwich med ekstra bacon og uten tomat', '1 club: +bacon, -tomato'],
  ['varm tunfisksandwich med skinke, sylteagurk og sennep', '1 tuna-melt: ham, mustard, pickle'],
  ['en bagel med røkelaks og avokado og en limonade', '1 lemonade | 1 salmon-bagel: avocado'],
  ['to blt og to cola', '2 blt | 2 cola'],
  ['varm tunfisksandwich med alt unntatt løk', '1 tuna-melt: -red-onion'],
  ['to blt, en på rugbrød og en på naturell bagel', '1 blt: plain-bagel | 1 blt: rye'],
  ['en blt på rugbrød med pesto og masse bacon', '1 blt: +bacon, pesto, rye'],
  ['tre club sandwich uten salat eller tomat', '3 club: -lettuce, -tomato'],
  ['en tomatsuppe og en varm tunfisksandwich å ta med', '1 tomato-soup | 1 tuna-melt TAKEOUT'],
  ['grønnsakssandwich med egg og skinke og et vann', '1 veggie: egg, ham | 1 water'],
  ['3 blt, 1 av dem uten bacon', '1 blt: -bacon | 2 blt'],
]
