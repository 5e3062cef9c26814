import type { Sentence } from '../written-order.ts'

/** Orders of pizzas and drinks as they are spoken, written for the menu of one product. */
export const SPOKEN_PIZZAS: readonly Sentence[] = [
  [
    'i want to order two large pizzas with ham and green olives and one small pizza with spinach and extra mozzarella',
    '1 pizza: +mozzarella, small, spinach | 2 pizza: green-olives, ham, large',
  ],
  ['three medium pizzas with onions and salami', '3 pizza: medium, onions, salami'],
  ["i'd like to order a large tuna and onion pizza", '1 pizza: large, onions, tuna'],
  ["i'll have one pie along with bacon and pesto but avoid mushrooms", '1 pizza: -mushrooms, bacon, pesto'],
  [
    'i need one medium pizza with bacon chicken onions and black olives one large pizza with ham and pickles and four small sprites',
    '1 pizza: bacon, black-olives, chicken, medium, onions | 1 pizza: ham, large, pickles | 4 sprite: drink-small',
  ],
  [
    'i would like a thin crust small pizza with sausage but no olives',
    '1 pizza: -olives, sausage, small, thin',
  ],
  ['a pizza with pesto and tuna hold the ham', '1 pizza: -ham, pesto, tuna'],
  ['i wanted to have four pies with onions pesto and chicken please', '4 pizza: chicken, onions, pesto'],
  ['can i get five pies with ham and tuna pepperoni', '5 pizza: ham, pepperoni, tuna'],
  ['get me a small pepper and ham pie with bacon', '1 pizza: bacon, ham, peppers, small'],
  ["i'll have a large pizza with tuna and spinach no bacon", '1 pizza: -bacon, large, spinach, tuna'],
  [
    'i want two medium pizzas along with tuna thick crust but hold onions',
    '2 pizza: -onions, medium, thick, tuna',
  ],
  [
    "i'd try a small pizza along with spinach stuffed crust but avoid ham",
    '1 pizza: -ham, small, spinach, stuffed',
  ],
  [
    'i want to order a large meat lovers pizza and three medium pepsis',
    '1 pizza: large, meat | 3 pepsi: drink-medium',
  ],
  ['can you get me a small chicken tuna and olives pizza please', '1 pizza: chicken, olives, small, tuna'],
  ['i need three small pizzas and one ham pizza', '1 pizza: ham | 3 pizza: small'],
  ['i wanted to have two dr peppers one fanta and three ginger ales', '1 fanta | 2 dr-pepper | 3 ginger-ale'],
  ['get me a large sausage pie with extra cheese hold the tuna', '1 pizza: +cheese, -tuna, large, sausage'],
  [
    "i'll go for a small pie along with peppers and salami but avoid olives",
    '1 pizza: -olives, peppers, salami, small',
  ],
  ['can i have one pizza without onions and with ham thin crust please', '1 pizza: -onions, ham, thin'],
  ['one pizza pie with tuna bacon and spinach please', '1 pizza: bacon, spinach, tuna'],
  [
    'i would like to order a medium combination pizza a large pizza with ham and olives and two medium cokes',
    '1 pizza: combination, medium | 1 pizza: ham, large, olives | 2 coke: drink-medium',
  ],
  ['put an order in for three sprites and one small bacon pizza', '1 pizza: bacon, small | 3 sprite'],
  [
    'can i have one medium pizza and i want extra bacon on it and also onions and tuna',
    '1 pizza: +bacon, medium, onions, tuna',
  ],
  [
    'get me a medium tuna and pepper pie without the stuffed crust',
    '1 pizza: -stuffed, medium, peppers, tuna',
  ],
  ['let me go with one pizza which has onions tuna and ham', '1 pizza: ham, onions, tuna'],
  [
    'could i please have three pepsi drinks one sprite drink and two fanta drinks the large size',
    '1 sprite | 2 fanta: drink-large | 3 pepsi',
  ],
  [
    'just let me have a pizza with pesto on it and also tuna and onions on there',
    '1 pizza: onions, pesto, tuna',
  ],
  ['get me a small ham and olive on thick crust', '1 pizza: ham, olives, small, thick'],
  [
    'i wish to have one pizza in large size along with ham and bacon but without onions',
    '1 pizza: -onions, bacon, ham, large',
  ],
  [
    'i wanted to have one large pie with extra mozzarella in it add tuna but no olives please',
    '1 pizza: +mozzarella, -olives, large, tuna',
  ],
  [
    'i feel like trying a small pizza with ham and spinach on it but please no onions',
    '1 pizza: -onions, ham, small, spinach',
  ],
  [
    "i'll go for a medium pizza along with tuna and some extra cheese but hold pesto",
    '1 pizza: +cheese, -pesto, medium, tuna',
  ],
  [
    'place an order for one large pizza with red peppers and ham and also include three cans of sprite with it',
    '1 pizza: ham, large, red-peppers | 3 sprite: can',
  ],
  [
    "my order for tonight is for one small pie with ham please make it thin crust but please no bacon that's all for tonight",
    '1 pizza: -bacon, ham, small, thin',
  ],
  [
    'i want to have a pizza with medium size along with thick crust onions but no tuna',
    '1 pizza: -tuna, medium, onions, thick',
  ],
  ['i want four large size pizzas', '4 pizza: large'],
  [
    'let me have a large pie and put some spinach on it and some ham too thanks',
    '1 pizza: ham, large, spinach',
  ],
  [
    "i'd like to get a large sausage and olive pizza and i don't want it on thin crust",
    '1 pizza: -thin, large, olives, sausage',
  ],
  [
    "how are you today my order is for a small pizza and i'd like bacon on it as well as extra cheese but please no ham i appreciate it",
    '1 pizza: +cheese, -ham, bacon, small',
  ],
  [
    'let me have three pizzas which are in large size along with ham onions but no olives',
    '3 pizza: -olives, ham, large, onions',
  ],
  ['ill take one medium with ham and extra cheese hold the olives', '1 pizza: +cheese, -olives, ham, medium'],
  ['i want a pizza with bacon onions and no extra cheese', '1 pizza: -cheese, bacon, onions'],
  [
    'i would like a large pie with spinach and a thin crust but i do not want any salami on it please',
    '1 pizza: -salami, large, spinach, thin',
  ],
  [
    'place an order for two lunch size vegetarian pizzas and two large cokes',
    '2 coke: drink-large | 2 pizza: lunch, veggie',
  ],
  ["i'd try a medium pizza along with ham bacon but hold on olives", '1 pizza: -olives, bacon, ham, medium'],
  [
    'order a large thin crust pizza with salami and a small stuffed crust pizza with red onions',
    '1 pizza: large, salami, thin | 1 pizza: red-onions, small, stuffed',
  ],
  ['i need to get four small pizzas all with ham and extra cheese', '4 pizza: +cheese, ham, small'],
  [
    'i need to put in an order for two large bbq chicken pizzas and one small coca-cola',
    '1 coke: drink-small | 2 pizza: bbq-chicken, large',
  ],
  [
    'i wanted to have a small pie with ham and spinach also add some extra mozzarella',
    '1 pizza: +mozzarella, ham, small, spinach',
  ],
  [
    'can i have a pizza with tuna and bacon but do not add any onions in that',
    '1 pizza: -onions, bacon, tuna',
  ],
  [
    'my order today is for a large pizza i like the stuffed crust and i will try the ham but no pesto thanks a lot',
    '1 pizza: -pesto, ham, large, stuffed',
  ],
  [
    "i think i'll take one pizza and for toppings i think i'll go for spinach and ham today oh please don't put any peppers on there thanks",
    '1 pizza: -peppers, ham, spinach',
  ],
  [
    "i'd like one large pizza with tuna and pesto but leave off the onions",
    '1 pizza: -onions, large, pesto, tuna',
  ],
  ['can i get two pizzas both with ham onions and tuna on them', '2 pizza: ham, onions, tuna'],
  [
    "all i want is a large pizza let's see for toppings can i have bacon i like the thin crust but hold the onions thanks so much",
    '1 pizza: -onions, bacon, large, thin',
  ],
  [
    'one large gluten-free crust ham pizza with spicy red sauce and arugula on top',
    '1 pizza: arugula, gluten-free, ham, large, spicy-sauce',
  ],
  [
    'put in my order for two ham and tuna pizzas and include a small mountain dew',
    '1 mountain-dew: drink-small | 2 pizza: ham, tuna',
  ],
  ['get me a pizza with tuna ham and spinach only', '1 pizza: ham, spinach, tuna'],
  ['order me a large pizza that has ham and olives avoid onions', '1 pizza: -onions, ham, large, olives'],
  ['a small pizza with ham tuna and with no pesto i need', '1 pizza: -pesto, ham, small, tuna'],
  [
    "give me a small pie and i'd love ham and bacon on it but make sure it's not stuffed crust",
    '1 pizza: -stuffed, bacon, ham, small',
  ],
  ['can i have three large pizzas adding ham and onions in it', '3 pizza: ham, large, onions'],
  [
    'for tonight i need one pizza and i love the thin crust and ham but do me a favor and leave off the onions thanks much',
    '1 pizza: -onions, ham, thin',
  ],
  [
    'i would like to order a large deep dish pizza with meatballs parmesan and basil with a drizzle of olive oil and a small 7-up',
    '1 pizza: basil, deep, large, meatballs, parmesan, ~olive-oil | 1 seven-up: drink-small',
  ],
  ['can i get a pizza that is large sized with ham onions and tuna', '1 pizza: ham, large, onions, tuna'],
  ['i would love a medium ham pizza on thin crust', '1 pizza: ham, medium, thin'],
  [
    "i'll try a small pizza that comes with ham and tuna but make sure no extra cheese",
    '1 pizza: -cheese, ham, small, tuna',
  ],
  [
    'i need an order of four large mexican pizzas along with three large mountain dews',
    '3 mountain-dew: drink-large | 4 pizza: large, mexican',
  ],
  [
    'for tonight i need three pies and i want them all large size also on all of those pizzas i want ham and onions also',
    '3 pizza: ham, large, onions',
  ],
  ['can i get a small with ham and tuna but no bacon', '1 pizza: -bacon, ham, small, tuna'],
  [
    'i want to get two small tuna pizzas with one medium sprite',
    '1 sprite: drink-medium | 2 pizza: small, tuna',
  ],
  ["need a large pizza with ham and chicken but don't want any tuna", '1 pizza: -tuna, chicken, ham, large'],
  [
    "i'd like to order a pizza and make it small and put some extra bacon on there and ham it's important you leave off the onions thanks",
    '1 pizza: +bacon, -onions, ham, small',
  ],
  [
    "good evening okay i'll have one large pizza and i'd like ham on it as well as tuna but no onions that's all",
    '1 pizza: -onions, ham, large, tuna',
  ],
  [
    'start an order for me that includes three small pizzas with extra ham and tuna',
    '3 pizza: +ham, small, tuna',
  ],
  [
    'this order is for a large ham pizza and a small tuna and spinach pizza',
    '1 pizza: ham, large | 1 pizza: small, spinach, tuna',
  ],
  [
    "okay i'm all set i need a pizza and make it large for toppings i'd like ham tuna and i'd like extra cheese on there",
    '1 pizza: +cheese, ham, large, tuna',
  ],
  [
    "i'll try three cokes with two medium doctor peppers along with four large diet pepsis",
    '2 dr-pepper: drink-medium | 3 coke | 4 diet-pepsi: drink-large',
  ],
  [
    "i'd like to put in an order for two large pizzas with extra ham and i would like to include two fantas with it",
    '2 fanta | 2 pizza: +ham, large',
  ],
  [
    'can i have a small pizza along with ham bacon and add some stuffed crust',
    '1 pizza: bacon, ham, small, stuffed',
  ],
  [
    "i want a pizza make it medium for toppings i guess i'll take tuna and extra cheese and hold the onions that's it",
    '1 pizza: +cheese, -onions, medium, tuna',
  ],
  [
    'one large pizza with tuna no onions please oh and extra cheese',
    '1 pizza: +cheese, -onions, large, tuna',
  ],
  [
    'i want one pizza and i only need the medium size today for toppings let me have ham and tuna as well as bacon i appreciate it',
    '1 pizza: bacon, ham, medium, tuna',
  ],
  [
    "can you get me a large pizza with italian sausage peppers and green olives and a small ham pizza with extra cheese and i won't need drinks with this order",
    '1 pizza: +cheese, ham, small | 1 pizza: green-olives, italian-sausage, large, peppers',
  ],
  [
    "how are you i'll try a small pizza and i need bacon on it as well as olives make it thick crust have a great day",
    '1 pizza: bacon, olives, small, thick',
  ],
  [
    'i need one pie with large size along with ham more cheese but without onions',
    '1 pizza: +cheese, -onions, ham, large',
  ],
  [
    'put an order in for two large pizzas with extra tuna and add three pepsis to the order',
    '2 pizza: +tuna, large | 3 pepsi',
  ],
  ['can i have two pizzas with ham and tuna but without adding onions', '2 pizza: -onions, ham, tuna'],
  [
    "i'd love to have large pizza along with extra cheese stuffed crust and ham",
    '1 pizza: +cheese, ham, large, stuffed',
  ],
  [
    'i want pepper and ham without extra cheese in large pie and sprite',
    '1 pizza: -cheese, ham, large, peppers | 1 sprite',
  ],
  ['i prefer ham tuna and extra cheese along with pizza', '1 pizza: +cheese, ham, tuna'],
  [
    "okay i want a pizza and make it small please i want ham and extra cheese but i don't want olives",
    '1 pizza: +cheese, -olives, ham, small',
  ],
  [
    'i will go for a small pie with ham chicken but i need to avoid tuna',
    '1 pizza: -tuna, chicken, ham, small',
  ],
  [
    'begin an order for two large pizzas with ham and tuna and include three bottles of fanta with it',
    '2 pizza: ham, large, tuna | 3 fanta: bottle',
  ],
  [
    "let's see i guess i'll take just one large pizza with extra cheese i'll try ham on there but no tuna",
    '1 pizza: +cheese, -tuna, ham, large',
  ],
  [
    'lets get two sprites three large diet cokes and one pepsi in all',
    '1 pepsi | 2 sprite | 3 diet-coke: drink-large',
  ],
  [
    'i prefer to have one pizza which is large in size along with more cheese and ham but without onions',
    '1 pizza: +cheese, -onions, ham, large',
  ],
  ['i need three ham pizzas and make all of them with extra cheese', '3 pizza: +cheese, ham'],
  ['i want a large ham and tuna pie not the stuffed crust though', '1 pizza: -stuffed, ham, large, tuna'],
  [
    'good evening do me a favor and get me a small pizza with ham and onions i definitely do not want thick crust thanks',
    '1 pizza: -thick, ham, onions, small',
  ],
  ['three party size pizzas with not a lot of cheese and lots of basil', '3 pizza: +basil, party, ~cheese'],
  ['five large pies with not much bacon and a whole lot of mushrooms', '5 pizza: +mushrooms, large, ~bacon'],
  [
    'two personal vegetarian pizzas go light on the cheese plus a two liter of sprite',
    '1 sprite: l-2 | 2 pizza: personal, veggie, ~cheese',
  ],
  ["i'd like three diet cokes and two 500 milliliter pepsis", '2 pepsi: ml-500 | 3 diet-coke'],
  [
    'can i get one personal margherita hold the basil plus a 2 liter coke',
    '1 coke: l-2 | 1 pizza: -basil, margherita, personal',
  ],
  [
    'get me a small, a medium and two large pies, all with ham',
    '1 pizza: ham, medium | 1 pizza: ham, small | 2 pizza: ham, large',
  ],
  ['a pizza with a little bit of pesto, lots of feta but avoid the tuna', '1 pizza: +feta, -tuna, ~pesto'],
  [
    'extra large pie with banana peppers and with american cheese',
    '1 pizza: american-cheese, banana-peppers, extra-large',
  ],
  [
    'party size thin crust pie with low fat cheese and without any salami',
    '1 pizza: -salami, low-fat-cheese, party, thin',
  ],
  ["i'd like a pizza with no peppers or onions and extra sauce", '1 pizza: +sauce, -onions, -peppers'],
  [
    'give me a couple of hawaiian pizzas with no ham and easy on the cheese',
    '2 pizza: -ham, hawaiian, ~cheese',
  ],
  [
    'four medium pizzas without ham or olives and a can of ginger ale',
    '1 ginger-ale: can | 4 pizza: -ham, -olives, medium',
  ],
  ['two 20 fl ounce cokes and a 16 ounce sprite', '1 sprite: oz-16 | 2 coke: oz-20'],
  [
    'three medium pizzas two with ham and one with no cheese',
    '1 pizza: -cheese, medium | 2 pizza: ham, medium',
  ],
  ['two large pies, one supreme and one hawaiian', '1 pizza: hawaiian, large | 1 pizza: large, supreme'],
  ['a large supreme with extra olives and no mushrooms', '1 pizza: +olives, -mushrooms, large, supreme'],
  ['one bottle of water and six cans of diet pepsi', '1 water: bottle | 6 diet-pepsi: can'],
  [
    'i need four large pizzas with roasted garlic and grilled chicken and go heavy on the parmesan',
    '4 pizza: +parmesan, garlic, grilled-chicken, large',
  ],
  [
    'large cauliflower crust pizza with shrimp, spinach and just a little garlic',
    '1 pizza: cauliflower, large, shrimp, spinach, ~garlic',
  ],
  [
    "i'll have a medium pepperoni and a large iced tea",
    '1 iced-tea: drink-large | 1 pizza: medium, pepperoni',
  ],
  [
    'can i have a large pizza half a dozen cokes and two lemon iced teas',
    '1 pizza: large | 2 lemon-tea | 6 coke',
  ],
  [
    "i'd like one pizza with jalapenos red pepper flakes and spicy red sauce",
    '1 pizza: jalapenos, pepper-flakes, spicy-sauce',
  ],
  ['one lunch sized pizza with sausages and mozarella', '1 pizza: lunch, mozzarella, sausage'],
  ['i want five medium pizzas with extra pineaple and peperoni', '5 pizza: +pineapple, medium, pepperoni'],
  [
    'a large veggie pizza with no olives on it and a large fanta',
    '1 fanta: drink-large | 1 pizza: -olives, large, veggie',
  ],
  [
    'two small cheese pizzas and a large cheese and onion one',
    '1 pizza: cheese, large, onions | 2 pizza: cheese, small',
  ],
  ['no pickles or tuna on my small pizza please only spinach', '1 pizza: -pickles, -tuna, small, spinach'],
  ['ham and pesto without extra cheese on a medium pizza', '1 pizza: -cheese, ham, medium, pesto'],
  ['a small pizza with bell peppers and salami', '1 pizza: peppers, salami, small'],
  ['a thick crust pizza extra large with bacon', '1 pizza: bacon, extra-large, thick'],
  ['order up a medium pizza with shrimps and a ginger ale', '1 ginger-ale | 1 pizza: medium, shrimp'],
  ['send over two small pizzas with ground beef', '2 pizza: beef, small'],
  ['a large pizza with tuna and barely any onions', '1 pizza: large, tuna, ~onions'],
  ['a medium pizza with salami and easy sauce', '1 pizza: medium, salami, ~sauce'],
  ["i can't stand olives so get me a small tuna pizza", '1 pizza: -olives, small, tuna'],
  ['without pesto i would like a large pizza with ham', '1 pizza: -pesto, ham, large'],
  [
    'two large pizzas both with salami one with a thick crust and one with a thin crust',
    '1 pizza: large, salami, thick | 1 pizza: large, salami, thin',
  ],
  ['a large pizza with no cheese just spinach and tomatoes', '1 pizza: -cheese, large, spinach, tomatoes'],
  ['for lunch i want a small pizza with tuna', '1 pizza: small, tuna'],
  ['a large pizza with three toppings ham tuna and spinach', '1 pizza: ham, large, spinach, tuna'],
  ['a large pizza with 3 toppings ham tuna and spinach', '1 pizza: ham, large, spinach, tuna'],
  ["one small pizza with ham but please make sure there's no sauce", '1 pizza: -sauce, ham, small'],
  ['a small pizza with no toppings and a water', '1 pizza: small | 1 water'],
  ["i don't like tuna so a small pizza with ham and no tuna", '1 pizza: -tuna, ham, small'],
  ['how about a large mexican pizza with extra onions', '1 pizza: +onions, large, mexican'],
  ['a large pizza with ham and leave the pineapple off', '1 pizza: -pineapple, ham, large'],
  ['a small pizza with ham and please keep the pickles off', '1 pizza: -pickles, ham, small'],
  ["i want a large pizza that doesn't have onions but does have salami", '1 pizza: -onions, large, salami'],
  ['a medium pizza with tuna but never olives', '1 pizza: -olives, medium, tuna'],
  ['a small pizza with bacon sans tomatoes', '1 pizza: -tomatoes, bacon, small'],
  ['i will get two large pizzas and i want ham and spinach on those pizzas', '2 pizza: ham, large, spinach'],
  [
    'one small and one large both with tuna and pickles',
    '1 pizza: large, pickles, tuna | 1 pizza: pickles, small, tuna',
  ],
  ['i would like a pizza make it a large with salami', '1 pizza: large, salami'],
  ['add extra olives and a bit of pesto to a small pizza', '1 pizza: +olives, small, ~pesto'],
  [
    'two small pizzas the first with ham and the second with tuna',
    '1 pizza: ham, small | 1 pizza: small, tuna',
  ],
  ['gimme a lg ham pizza and two sm cokes', '1 pizza: ham, large | 2 coke: drink-small'],
  ['a large pizza with bell peppers and jalapenos', '1 pizza: jalapenos, large, peppers'],
  ['a medium pizza with salami and olives but remove the onions', '1 pizza: -onions, medium, olives, salami'],
  ['a large pizza with tuna and drop the sauce please', '1 pizza: -sauce, large, tuna'],
  ["a small pizza with ham i'd rather not have pickles", '1 pizza: -pickles, ham, small'],
  [
    'can i add a large diet coke to a small salami pizza',
    '1 diet-coke: drink-large | 1 pizza: salami, small',
  ],
  [
    'two medium pizzas please one supreme and one hawaiian',
    '1 pizza: hawaiian, medium | 1 pizza: medium, supreme',
  ],
]

/** More of them, written before any was read and only counted. */
export const SPOKEN_PIZZAS_SET_ASIDE: readonly Sentence[] = [
  [
    'i want to order three small pizzas with tuna and black olives and two large pizzas with bacon and extra cheese',
    '2 pizza: +cheese, bacon, large | 3 pizza: black-olives, small, tuna',
  ],
  ['four large pizzas with salami and pickles', '4 pizza: large, pickles, salami'],
  ['i would like to order a small ham and pineapple pizza', '1 pizza: ham, pineapple, small'],
  ["i'll have two pies along with tuna and ham but avoid onions", '2 pizza: -onions, ham, tuna'],
  [
    'i need to order one small pizza with ham tuna onions and olives one medium pizza with bacon and pesto and five medium pepsis',
    '1 pizza: bacon, medium, pesto | 1 pizza: ham, olives, onions, small, tuna | 5 pepsi: drink-medium',
  ],
  [
    'i would like a stuffed crust large pizza with ham but no pineapple',
    '1 pizza: -pineapple, ham, large, stuffed',
  ],
  ['i need a pie with sausage and pesto hold the mushrooms', '1 pizza: -mushrooms, pesto, sausage'],
  ['can i get three pies with olives and ham spinach', '3 pizza: ham, olives, spinach'],
  ['get me a large bacon and pepperoni pie with tuna', '1 pizza: bacon, large, pepperoni, tuna'],
  [
    'i want a large chicken and olive pizza with extra mozzarella',
    '1 pizza: +mozzarella, chicken, large, olives',
  ],
  [
    "i'd try two medium pies along with mushrooms thin crust but hold ham",
    '2 pizza: -ham, medium, mushrooms, thin',
  ],
  [
    'i want a medium pizza with ham ground beef sausage onions and bacon with extra sauce and extra cheese',
    '1 pizza: +cheese, +sauce, bacon, beef, ham, medium, onions, sausage',
  ],
  ['get me a stuffed crust bacon pizza with no onions', '1 pizza: -onions, bacon, stuffed'],
  ['i need two medium pizzas and one cheese and ham pizza', '1 pizza: cheese, ham | 2 pizza: medium'],
  ['give me three dr peppers two cherry cokes and a water', '1 water | 2 cherry-coke | 3 dr-pepper'],
  ['can i have a pie without ham and with tuna thick crust please', '1 pizza: -ham, thick, tuna'],
  [
    'i want to order a medium supreme pizza a small pizza with bacon and three large sprites',
    '1 pizza: bacon, small | 1 pizza: medium, supreme | 3 sprite: drink-large',
  ],
  ['place an order for two fantas and one large mushroom pizza', '1 pizza: large, mushrooms | 2 fanta'],
  [
    'can i have one small pizza and i want extra ham on it and also spinach and olives',
    '1 pizza: +ham, olives, small, spinach',
  ],
  ['get me a large salami and onion pie without the thick crust', '1 pizza: -thick, large, onions, salami'],
  ['let me go with two pizzas which have ham pesto and bacon', '2 pizza: bacon, ham, pesto'],
  [
    'could you please bring two coke drinks and one dr pepper drink the medium size',
    '1 dr-pepper: drink-medium | 2 coke',
  ],
  [
    'just let me get a pizza with onions on it and also ham and peppers on there',
    '1 pizza: ham, onions, peppers',
  ],
  ['get me a medium tuna and bacon on stuffed crust', '1 pizza: bacon, medium, stuffed, tuna'],
  [
    'i wish to have two pizzas in medium size along with spinach and ham but without tuna',
    '2 pizza: -tuna, ham, medium, spinach',
  ],
  [
    'i wanted to have one medium pie with extra cheese in it add bacon but no ham please',
    '1 pizza: +cheese, -ham, bacon, medium',
  ],
  [
    'i feel like having a large pizza with tuna and olives on it but please no peppers',
    '1 pizza: -peppers, large, olives, tuna',
  ],
  [
    "i'll go for a small pizza along with bacon and some extra mozzarella but hold onions",
    '1 pizza: +mozzarella, -onions, bacon, small',
  ],
  [
    'place an order for one medium pizza with yellow peppers and tuna and also include two bottles of coke with it',
    '1 pizza: medium, tuna, yellow-peppers | 2 coke: bottle',
  ],
  [
    'my order for today is for two large pies with tuna please make it stuffed crust but please no ham that will be all',
    '2 pizza: -ham, large, stuffed, tuna',
  ],
  [
    'i want to have a pie with small size along with thin crust ham but no onions',
    '1 pizza: -onions, ham, small, thin',
  ],
  ['i want three small size pizza', '3 pizza: small'],
  [
    'let me have a small pie and put some ham on it and some pesto too thank you',
    '1 pizza: ham, pesto, small',
  ],
  [
    "i'd like to get a medium ham and bacon pizza and i don't want it on thick crust",
    '1 pizza: -thick, bacon, ham, medium',
  ],
  [
    "hi how are you my order is for a large pizza and i'd like tuna on it as well as extra bacon but please no olives thank you so much",
    '1 pizza: +bacon, -olives, large, tuna',
  ],
  [
    'let me have two pizzas which are in small size along with bacon tuna but no ham',
    '2 pizza: -ham, bacon, small, tuna',
  ],
  ['ill take two large with tuna and extra cheese hold the ham', '2 pizza: +cheese, -ham, large, tuna'],
  ['i want a pie with tuna ham and no extra cheese', '1 pizza: -cheese, ham, tuna'],
  [
    'i would like to order a small pie with ham and a stuffed crust but i do not want any bacon on it please',
    '1 pizza: -bacon, ham, small, stuffed',
  ],
  [
    'place an order for one party sized veggie pizza and one large coke',
    '1 coke: drink-large | 1 pizza: party, veggie',
  ],
  ["i'd try a large pizza along with tuna olives but hold on ham", '1 pizza: -ham, large, olives, tuna'],
  [
    'order a small deep dish pizza with bacon and a large cauliflower crust pizza with green olives',
    '1 pizza: bacon, deep, small | 1 pizza: cauliflower, green-olives, large',
  ],
  ['i need to get five large pizzas all with bacon and extra cheese', '5 pizza: +cheese, bacon, large'],
  [
    'i need to put in an order for one small buffalo chicken pizza and two large coca-colas',
    '1 pizza: buffalo-chicken, small | 2 coke: drink-large',
  ],
  [
    'i wanted to have a large pie with tuna and olives also add some extra bacon',
    '1 pizza: +bacon, large, olives, tuna',
  ],
  [
    'can i have a pizza with ham and olives but do not add any mushrooms in that',
    '1 pizza: -mushrooms, ham, olives',
  ],
  [
    'my order today is for a small pizza i like the thick crust and i will try the bacon but no tuna thanks',
    '1 pizza: -tuna, bacon, small, thick',
  ],
  [
    "i think i'll take two pizzas and for toppings i think i'll go for ham and tuna today oh please don't put any olives on there thanks",
    '2 pizza: -olives, ham, tuna',
  ],
  [
    "i'd like one medium pizza with bacon and ham but leave off the pesto",
    '1 pizza: -pesto, bacon, ham, medium',
  ],
  ['can i get three pizzas all with tuna onions and ham on them', '3 pizza: ham, onions, tuna'],
  [
    "all i want is a medium pizza let's see for toppings can i have tuna i like the stuffed crust but hold the ham thanks so much",
    '1 pizza: -ham, medium, stuffed, tuna',
  ],
  [
    "i'd like one small cauliflower crust sausage pizza with balsamic glaze and spinach on top",
    '1 pizza: balsamic, cauliflower, sausage, small, spinach',
  ],
  [
    'put in my order for three tuna and onion pizzas and include a large sprite',
    '1 sprite: drink-large | 3 pizza: onions, tuna',
  ],
  ['get me a pizza with ham pesto and bacon only', '1 pizza: bacon, ham, pesto'],
  ['order me a medium pizza that has tuna and bacon avoid ham', '1 pizza: -ham, bacon, medium, tuna'],
  [
    "give me a large pie and i'd love tuna and ham on it but make sure it's not thin crust",
    '1 pizza: -thin, ham, large, tuna',
  ],
  ['can i have two medium pizzas adding bacon and spinach in it', '2 pizza: bacon, medium, spinach'],
  [
    'for today i need one pizza and i love the stuffed crust and bacon but do me a favor and leave off the olives thanks much',
    '1 pizza: -olives, bacon, stuffed',
  ],
  [
    'i want a medium deep dish pizza with bacon feta and tomatoes with a little olive oil and a large 7 up',
    '1 pizza: bacon, deep, feta, medium, tomatoes, ~olive-oil | 1 seven-up: drink-large',
  ],
  [
    'can i get two pizzas that are small sized with tuna onions and bacon',
    '2 pizza: bacon, onions, small, tuna',
  ],
  ['i would love a large tuna pizza on stuffed crust', '1 pizza: large, stuffed, tuna'],
  [
    "i'll try a medium pizza that comes with bacon and olives but make sure no ham",
    '1 pizza: -ham, bacon, medium, olives',
  ],
  [
    'i need an order of three medium hawaiian pizzas along with two small ginger ales',
    '2 ginger-ale: drink-small | 3 pizza: hawaiian, medium',
  ],
  [
    'for tonight i need four pies and i want them all small size also on all of those pizzas i want tuna and ham also',
    '4 pizza: ham, small, tuna',
  ],
  ['can i get a large with bacon and ham but no olives', '1 pizza: -olives, bacon, ham, large'],
  ['i want to get three large ham pizzas with two small cokes', '2 coke: drink-small | 3 pizza: ham, large'],
  ["need a small pizza with tuna and ham but don't want any onions", '1 pizza: -onions, ham, small, tuna'],
  [
    "i'd like to order a pizza and make it medium and put some extra cheese on there and tuna it's important you leave off the ham thanks",
    '1 pizza: +cheese, -ham, medium, tuna',
  ],
  [
    "good afternoon okay i'll have one small pizza and i'd like bacon on it as well as ham but no tuna that's all",
    '1 pizza: -tuna, bacon, ham, small',
  ],
  [
    'start an order for me that includes two medium pizzas with extra tuna and ham',
    '2 pizza: +tuna, ham, medium',
  ],
  [
    'this order is for a small bacon pizza and a medium ham and olive pizza',
    '1 pizza: bacon, small | 1 pizza: ham, medium, olives',
  ],
  [
    "okay i'm all set i need a pizza and make it small for toppings i'd like bacon ham and i'd like extra mozzarella on there",
    '1 pizza: +mozzarella, bacon, ham, small',
  ],
  [
    "i'll try two fantas with three large dr peppers along with six small diet cokes",
    '2 fanta | 3 dr-pepper: drink-large | 6 diet-coke: drink-small',
  ],
  [
    "i'd like to put in an order for four small pizzas with extra cheese and i would like to include four pepsis with it",
    '4 pepsi | 4 pizza: +cheese, small',
  ],
  [
    'can i have a large pizza along with bacon onions and add some thick crust',
    '1 pizza: bacon, large, onions, thick',
  ],
  [
    "i want a pizza make it small for toppings i guess i'll take ham and extra cheese and hold the pesto that's it",
    '1 pizza: +cheese, -pesto, ham, small',
  ],
  [
    'one medium pizza with ham no pineapple please oh and extra bacon',
    '1 pizza: +bacon, -pineapple, ham, medium',
  ],
  [
    'i want one pizza and i only need the large size today for toppings let me have tuna and pesto as well as olives i appreciate it',
    '1 pizza: large, olives, pesto, tuna',
  ],
  [
    "can you get me a small pizza with sausage onions and red peppers and a large tuna pizza with extra sauce and i won't need drinks with this order",
    '1 pizza: +sauce, large, tuna | 1 pizza: onions, red-peppers, sausage, small',
  ],
  [
    "how are you today i'll try a medium pizza and i need ham on it as well as tuna make it thin crust have a nice day",
    '1 pizza: ham, medium, thin, tuna',
  ],
  [
    'i need two pies with medium size along with bacon more cheese but without ham',
    '2 pizza: +cheese, -ham, bacon, medium',
  ],
  [
    'put an order in for four large pizzas with extra ham and add one sprite to the order',
    '1 sprite | 4 pizza: +ham, large',
  ],
  ['can i have four pizzas with tuna and bacon but without adding ham', '4 pizza: -ham, bacon, tuna'],
  [
    "i'd love to have small pizza along with extra cheese thin crust and bacon",
    '1 pizza: +cheese, bacon, small, thin',
  ],
  ['i prefer bacon ham and extra mozzarella along with pizza', '1 pizza: +mozzarella, bacon, ham'],
  [
    "okay i want a pizza and make it medium please i want tuna and extra bacon but i don't want ham",
    '1 pizza: +bacon, -ham, medium, tuna',
  ],
  [
    'i will go for a large pie with bacon tuna but i need to avoid olives',
    '1 pizza: -olives, bacon, large, tuna',
  ],
  [
    'begin an order for four small pizzas with bacon and ham and include two cans of pepsi with it',
    '2 pepsi: can | 4 pizza: bacon, ham, small',
  ],
  [
    "let's see i guess i'll take just one medium pizza with extra bacon i'll try tuna on there but no ham",
    '1 pizza: +bacon, -ham, medium, tuna',
  ],
  [
    'lets get three cokes two small diet sprites and four fantas in all',
    '2 diet-sprite: drink-small | 3 coke | 4 fanta',
  ],
  [
    'i prefer to have two pizzas which are medium in size along with more bacon and tuna but without olives',
    '2 pizza: +bacon, -olives, medium, tuna',
  ],
  ['i need two tuna pizzas and make both of them with extra cheese', '2 pizza: +cheese, tuna'],
  ['i want a medium bacon and ham pie not the thin crust though', '1 pizza: -thin, bacon, ham, medium'],
  [
    'good evening how are you do me a favor and get me a large pizza with tuna and bacon i definitely do not want stuffed crust thanks',
    '1 pizza: -stuffed, bacon, large, tuna',
  ],
  [
    'two party size pizzas with not a lot of sauce and a bunch of spinach',
    '2 pizza: +spinach, party, ~sauce',
  ],
  ['three large pies with not many olives and a lot of ham', '3 pizza: +ham, large, ~olives'],
  [
    'two personal hawaiian pizzas go easy on the pineapple plus a one liter of fanta',
    '1 fanta: l-1 | 2 pizza: hawaiian, personal, ~pineapple',
  ],
  ["i'd like four diet pepsis and three 200 milliliter cokes", '3 coke: ml-200 | 4 diet-pepsi'],
  [
    'can i get two lunch mexican pizzas hold the jalapenos plus a 2 liter sprite',
    '1 sprite: l-2 | 2 pizza: -jalapenos, lunch, mexican',
  ],
  [
    'get me a large, a medium and four small pies, all with tuna',
    '1 pizza: large, tuna | 1 pizza: medium, tuna | 4 pizza: small, tuna',
  ],
  [
    'i need a pizza with a little bit of buffalo chicken, lots of cheddar but avoid the pickles',
    '1 pizza: +cheddar, -pickles, ~buffalo-chicken',
  ],
  [
    'extra large pizza with cherry tomatoes and with parmesan cheese',
    '1 pizza: cherry-tomatoes, extra-large, parmesan',
  ],
  [
    'party size deep dish pie with feta cheese and without any anchovies',
    '1 pizza: -anchovies, deep, feta, party',
  ],
  ["i'd like a large pizza with no ham or tuna and extra onions", '1 pizza: +onions, -ham, -tuna, large'],
  [
    'give me a couple of supreme pizzas with no sausage and light on the onions',
    '2 pizza: -sausage, supreme, ~onions',
  ],
  [
    'five small pizzas without bacon or onions and a bottle of iced tea',
    '1 iced-tea: bottle | 5 pizza: -bacon, -onions, small',
  ],
  ['three 20 fl oz pepsis and a 500 ml fanta', '1 fanta: ml-500 | 3 pepsi: oz-20'],
  [
    'four large pizzas three with ham and one with no cheese',
    '1 pizza: -cheese, large | 3 pizza: ham, large',
  ],
  [
    'two medium pies, one margherita and one mexican',
    '1 pizza: margherita, medium | 1 pizza: medium, mexican',
  ],
  ['a small combination with extra ham and no mushrooms', '1 pizza: +ham, -mushrooms, combination, small'],
  ['two bottles of sprite and four cans of dr pepper', '2 sprite: bottle | 4 dr-pepper: can'],
  [
    'i need two large pizzas with meatballs and broccoli and go heavy on the cheddar cheese',
    '2 pizza: +cheddar, broccoli, large, meatballs',
  ],
  [
    'medium gluten free crust pizza with artichokes, spinach and just a little feta',
    '1 pizza: artichokes, gluten-free, medium, spinach, ~feta',
  ],
  ["i'll have a small ham and a medium coffee", '1 coffee: drink-medium | 1 pizza: ham, small'],
  ['can i have a small pizza a dozen cokes and three waters', '1 pizza: small | 12 coke | 3 water'],
  [
    "i'd like one pizza with banana peppers green peppers and pepperoni",
    '1 pizza: banana-peppers, green-peppers, pepperoni',
  ],
  ['one personal sized pizza with italian sausages and fetta', '1 pizza: feta, italian-sausage, personal'],
  ['i want six medium pizzas with extra mushroms and pepperonis', '6 pizza: +mushrooms, medium, pepperoni'],
  [
    'a large margherita pizza with no basil on it and a small pepsi',
    '1 pepsi: drink-small | 1 pizza: -basil, large, margherita',
  ],
  ['two large ham pizzas and a small ham and onion one', '1 pizza: ham, onions, small | 2 pizza: ham, large'],
]
