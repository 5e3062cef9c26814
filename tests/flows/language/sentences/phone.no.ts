import type { Sentence } from '../written-order.ts'

// Written before the reader was changed for any of them: at first sight 56 of the 62 worked with were read exactly, and 50 of
// the 62 set aside.

/** Orders at the burger restaurant as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_BURGERS_BY_PHONE: readonly Sentence[] = [
  ['kan jeg få en brygga burger uten syltet løk takk', '1 1101: -pickled-onion'],
  ['en stor cola te', '1 1501: large'],
  ['kan æ få to brygga burgera og en stor cola', '1 1501: large | 2 1101'],
  ['elgburger uten tyttebærmajo', '1 1108: -lingon-mayo'],
  ['pomfri med aioli', '1 1301: aioli'],
  ['kan ikke jeg få en klassiker med ekstra sylteagurk da', '1 1106: +pickles'],
  ['1 klassiker 1 bryggaburger 2 cola', '1 1101 | 1 1106 | 2 1501'],
  ['klassikeren men ikke sennep og ketchup', '1 1106: -ketchup, -mustard'],
  ['ein elgburgar og ei cola', '1 1108 | 1 1501'],
  ['jeg skal ha den halloumiburgeren uten rucola', '1 1123: -rocket'],
  ['kyllingsandwich u sylteagurk', '1 1111: -pickles'],
  ['2 x bryggameny m cola', '2 1201: 1501'],
  ['klassikermeny med vanlig pommes frites og sitronbrus', '1 1206: 1301, 1504'],
  ['ta med to klassikere', '2 1106 TAKEOUT'],
  ['bryggaburger halv åtte', '1 1101 @19:30'],
  ['tre softis to med strøssel', '1 1404 | 2 1404: sprinkles'],
  ['sjokoshake uten krem', '1 1402: -cream'],
  ['bringebær milkshake', '1 1401'],
  ['eple pai med krem', '1 1406: cream'],
  ['kaffe og en berliner', '1 1407 | 1 1509'],
  ['alkoholfritt øl', '1 1604'],
  ['vil gjerne bestille fire bryggaburgere hvorav en uten dressing', '1 1101: -dressing | 3 1101'],
  ['rullebane rød uten jalapenjo', '1 1105: -jalapeno'],
  ['trippel tårn uten bacon', '1 1107: -bacon'],
  ['kyllingvinger 9 stk', '1 1305: nine'],
  ['grønn brygga burger uten salat', '1 1122: -lettuce'],
  ['en liten cola en stor sitronbrus', '1 1501: small | 1 1504: large'],
  ['beklager bare en cola', '1 1501'],
  ['fries med bacon og ost uten jalapenos', '1 1302: -jalapeno'],
  ['jeg tenker en elgburger og så en kaffe', '1 1108 | 1 1509'],
  ['en dobbel brygga burger', '1 1101: double'],
]

/** Orders at the burger restaurant, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_BURGERS_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['eg vil ha ein klassikar utan lauk', '1 1106: -onion'],
  ['to klassikera med bacon', '2 1106: bacon'],
  ['ska ha en elgburger med masse bacon', '1 1108: +bacon'],
  ['en cola zero og en pommes', '1 1301 | 1 1502'],
  ['stor pomfritt', '1 1306'],
  ['trøffelburger uten ruccola', '1 1103: -rocket'],
  ['bryggaburger pommes frites cola', '1 1101 | 1 1301 | 1 1501'],
  ['klassiker ikkje tomat', '1 1106: -tomato'],
  ['hei kan vi få 2 elgburgere og en halloumi', '1 1123 | 2 1108'],
  ['torskeburger m bacon', '1 1113: bacon'],
  ['bryggaburger m/ ekstra cheddar', '1 1101: +cheddar'],
  ['bryggamenyen med søtpotetfries og cola zero', '1 1201: 1303, 1502'],
  ['to klassikere som vi tar med', '2 1106 TAKEOUT'],
  ['klassiker for å spise her', '1 1106 EATIN'],
  ['bryggaburger til klokka 17', '1 1101 @17:00'],
  ['softisen m sjokosaus', '1 1404: chocolate-sauce'],
  ['milkshake med bringebær', '1 1401'],
  ['liten bringebærshake', '1 1506'],
  ['varm eplepai to stykk', '2 1406'],
  ['en pils og et glass rødvin', '1 1601 | 1 1605'],
  ['latte med havremelk', '1 1511: oat-milk'],
  ['fem klassikere to uten løk', '2 1106: -onion | 3 1106'],
  ['bacon og cheddar burger med egg', '1 1102: fried-egg'],
  ['bryggepølse med rå løk og sennep', '1 1114: mustard, raw-onion'],
  ['to gulrotstaver og en melk', '1 1510 | 2 1309'],
  ['en cola uten sukker uten is', '1 1502: -ice'],
  ['appelsinbrus stor', '1 1503: large'],
  ['du kan jeg få pommes frites med masse ketchup', '1 1301: +ketchup'],
  ['søttpotet fries', '1 1303'],
  ['kona skal ha halloumiburger og jeg tar klassikeren', '1 1106 | 1 1123'],
  ['berre ein kaffi', '1 1509'],
]

/** Orders at the bakery as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_BAKERY_BY_PHONE: readonly Sentence[] = [
  ['en kanelbolle å ta med', '1 6104 TAKEOUT'],
  ['skolebollen uten glasur', '1 6105: -icing'],
  ['croisant med smør', '1 6101: butter'],
  ['ein stor filterkaffi', '1 6501: double-shot'],
  ['vaffel uten rømme', '1 6110: -sour-cream'],
  ['laksebagel uten dill', '1 6307: -dill'],
  ['roastbiff med ekstra agurk', '1 6305: +cucumber'],
  ['en te og et stykke gulrotkake', '1 6123 | 1 6508'],
  ['havregrøt m smør', '1 6401: butter'],
  ['fem kanelboller og fire filterkaffe, to store', '2 6501 | 2 6501: double-shot | 5 6104'],
  ['har lyst på en skolebolle og en kaffe latte med soya', '1 6105 | 1 6504: soy-milk'],
]

/** Orders at the bakery, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_BAKERY_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['eg vil ha to skulebollar', '2 6105'],
  ['kan jeg få en varm kanelbolle', '1 6104: warmed'],
  ['latte m havremelk og vanilje', '1 6504: oat-milk, vanilla'],
  ['vafler med brunost', '1 6110: brown-cheese'],
  ['rekesmørbrød uten majo', '1 6301: -mayo'],
  ['bagel me laks og avokado', '1 6307: avocado'],
  ['ost og skinke uten smør', '1 6304: -butter'],
  ['dagens suppe og en baguette', '1 6203 | 1 6403'],
  ['suksessterte x3', '3 6121'],
  ['smootie', '1 6510'],
  ['brownien og en cortado', '1 6124 | 1 6505'],
]

/** Orders at the pizzeria as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_PIZZAS_BY_PHONE: readonly Sentence[] = [
  ['en stor pizza m pepperoni og ekstra ost', '1 pizza: +cheese, large, pepperoni'],
  [
    'tre store pizzaer en med skinke en med sopp og en med løk',
    '1 pizza: ham, large | 1 pizza: large, mushrooms | 1 pizza: large, onions',
  ],
  ['kan vi få en familiepizza med bacon og løk', '1 pizza: bacon, onions, party'],
  ['pizza på glutenfri bunn med pepperoni', '1 pizza: gluten-free, pepperoni'],
  ['vegetarpizza med ekstra sopp', '1 pizza: +mushrooms, veggie'],
  ['medium pizza m peperoni', '1 pizza: medium, pepperoni'],
  ['to hvitløksbrø', '2 garlic-bread'],
  ['stor pizza uten oliven å ta med kl 18', '1 pizza: -olives, large @18:00 TAKEOUT'],
]

/** Orders at the pizzeria, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_PIZZAS_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['pizza stor skinke ananas', '1 pizza: ham, large, pineapple'],
  ['ein liten pizza utan lauk', '1 pizza: -onions, small'],
  ['pizza me skinke men ikkje ananas', '1 pizza: -pineapple, ham'],
  ['hawai pizza stor uten skinke', '1 pizza: -ham, hawaiian, large'],
  ['to kjøttelskere og en hawaii', '1 pizza: hawaiian | 2 pizza: meat'],
  ['pizza med dobbelt opp med ost', '1 pizza: +cheese*2'],
  ['en iste og en sprite på boks', '1 iced-tea | 1 sprite: can'],
  ['pizza uten ost takk', '1 pizza: -cheese'],
]

/** Orders at the sandwich counter as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_SANDWICHES_BY_PHONE: readonly Sentence[] = [
  ['club sandwich uten tomat', '1 club: -tomato'],
  ['tunfisksandwich uten rødløk', '1 tuna-melt: -red-onion'],
  ['grønnsaksandwich me ost', '1 veggie: cheese'],
  ['to blt en uten bacon', '1 blt | 1 blt: -bacon'],
]

/** Orders at the sandwich counter, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_SANDWICHES_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['blt med egg', '1 blt: egg'],
  ['bagel m røkelaks uten kapers', '1 salmon-bagel: -capers'],
  ['tomatsuppa og et vann', '1 tomato-soup | 1 water'],
  ['potetgull og cola', '1 cola | 1 crisps'],
]

/** Orders at the coffee bar as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_COFFEE_BY_PHONE: readonly Sentence[] = [
  ['flat white på havremelk', '1 flat-white: oat-milk'],
  ['varm sjokolade med krem', '1 hot-chocolate: cream'],
  ['appelsinjus', '1 oj'],
  ['en liten latte og en stor mokka', '1 latte: small | 1 mocha: large'],
]

/** Orders at the coffee bar, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_COFFEE_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['cappucino uten sukker', '1 cappuccino: -sugar'],
  ['chai latte me kanel', '1 chai: cinnamon'],
  ['blåbærmuffin og en filterkaffe', '1 filter | 1 muffin'],
  ['gulrotkaka og en kaffi latte', '1 carrot-cake | 1 latte'],
]

/** Orders at the sushi bar as they are typed on a phone: run together, in dialect, in nynorsk, misspelt. */
export const NORWEGIAN_SUSHI_BY_PHONE: readonly Sentence[] = [
  ['to laksemaki og en misosuppe', '1 3601 | 2 3301'],
  ['edamame x 2', '2 3602'],
  ['miso ramen med tofu og egg', '1 3502: egg-half, tofu'],
  ['søtpotet maki og agurk maki', '1 3306 | 1 3307'],
]

/** Orders at the sushi bar, typed on a phone, that nothing was made for: they are only counted. */
export const NORWEGIAN_SUSHI_BY_PHONE_SET_ASIDE: readonly Sentence[] = [
  ['gyoza med kylling', '1 3603'],
  ['shoyu ramen uten koriander', '1 3501: -coriander'],
  ['bento laks ta med', '1 3511 TAKEOUT'],
  ['sashimi laks og en grønn te', '1 3401 | 1 3801'],
]
