import type { BasketLine } from '#ui/basket/basket-lines.tsx'
import type { ChoiceGroup } from '#ui/product/product-choices.tsx'
import type { OrderLine } from '#ui/basket/order-lines.tsx'
import type { ProductItem } from '#ui/menu/product-button.tsx'
import type { RestaurantItem } from '#ui/map/restaurant-list.tsx'
import type { Step } from '#chat/frame/stepper.tsx'
import type { TotalRow } from '#ui/basket/total-rows.tsx'

function art(name: string): string {
  return `/src/server/seed/data/gardermoen/pictures/${name}.svg`
}

const NAMES = ['Restaurant', 'Hvordan', 'Meny', 'Kurv', 'Tid', 'Betaling']

export function steps(current: number): readonly Step[] {
  return NAMES.map((name, index) => ({
    id: name,
    name,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }))
}

const ways = (name: string) =>
  [
    { id: 'EATIN', label: 'Spis her', name: `Spis her hos ${name}`, icon: 'plate' },
    { id: 'TAKEOUT', label: 'Ta med', name: `Ta med fra ${name}`, icon: 'bag' },
  ] as const

export const restaurants: readonly RestaurantItem[] = [
  {
    id: 'brygga',
    name: 'Brygga Burger',
    cuisine: 'Burger og grill',
    distance: '0,2 km',
    openLabel: 'Åpent til 11:00 pm',
    isOpen: true,
    imageUrl: art('classic-burger'),
    actions: ways('Brygga Burger'),
  },
  {
    id: 'nordic-sushi',
    name: 'Nordic Sushi & Ramen ved Flytogterminalen',
    cuisine: 'Japansk',
    distance: '1,4 km',
    openLabel: 'Åpent til 1:30 am',
    isOpen: true,
    imageUrl: art('sora-sushi'),
    actions: ways('Nordic Sushi'),
    links: [{ label: 'Få det levert', name: 'Få det levert', href: '#levering' }],
  },
  {
    id: 'pizza',
    name: 'Pizzeria Romerike',
    cuisine: 'Pizza',
    distance: '8,9 km',
    openLabel: 'Stengt, åpner 4:00 pm',
    isOpen: false,
    imageUrl: art('pepperoni'),
    actions: [
      { id: 'LATER', label: 'Bestill til 4:00 pm', name: 'Bestill til 4:00 pm hos Pizzeria Romerike' },
    ],
  },
  {
    id: 'kaffe',
    name: 'Kaffehjørnet',
    cuisine: 'Kaffe og bakst',
    openLabel: 'Åpent til 9:00 pm',
    isOpen: true,
    note: 'Tar ikke imot bestillinger akkurat nå. Menyen kan leses.',
    actions: [{ id: 'BROWSE', label: 'Se menyen', name: 'Se menyen hos Kaffehjørnet' }],
  },
]

export const categories = [
  { id: 'burgere', name: 'Burgere', hint: '9 retter', imageUrl: art('classic-burger') },
  { id: 'smorbrod', name: 'Smørbrød', hint: '6 retter', imageUrl: art('prawn-sandwich') },
  { id: 'polser', name: 'Pølser', hint: '4 retter', imageUrl: art('quay-dog') },
  { id: 'tilbehor', name: 'Tilbehør', hint: '8 retter', imageUrl: art('fries') },
  { id: 'salater', name: 'Salater og grønt', hint: '5 retter', imageUrl: art('green-salad') },
  { id: 'drikke', name: 'Kald drikke', hint: '12 slag', imageUrl: art('cola') },
  { id: 'dessert', name: 'Dessert', hint: '3 retter', imageUrl: art('berry-cake') },
]

export const products: readonly ProductItem[] = [
  {
    id: 'bryggaburger',
    name: 'Bryggaburger',
    description: 'Okse, cheddar, syltet løk, briochebrød og husets egen dressing',
    price: '159 kr',
    allergens: { label: 'Allergener:', text: 'melk, hvete', count: 2 },
    imageUrl: art('classic-burger'),
    chooseText: 'Velg',
    actName: 'Velg Bryggaburger, 159 kr, inneholder melk, hvete',
  },
  {
    id: 'kyllingsandwich',
    name: 'Kyllingsandwich',
    description: 'Sprø kylling, dill, agurk',
    price: '149 kr',
    imageUrl: art('prawn-sandwich'),
    actName: 'Legg til Kyllingsandwich, 149 kr',
  },
  {
    id: 'bryggapolse',
    name: 'Bryggapølse',
    description: 'Røkt pølse, sennep, lompe',
    price: '69 kr',
    was: { text: '89 kr', label: 'Før 89 kr, nå' },
    allergens: { label: 'Allergener:', text: 'sennep', count: 1 },
    imageUrl: art('quay-dog'),
    actName: 'Legg til Bryggapølse, 69 kr, inneholder sennep',
  },
  {
    id: 'pils',
    name: 'Bryggas fatøl 0,4',
    description: 'Frisk pils fra Romerike',
    price: '109 kr',
    allergens: { label: 'Allergener:', text: 'bygg', count: 1 },
    alcohol: '4,7 % alkohol',
    unavailable: 'Bare ved Spis her',
    imageUrl: art('pilsner'),
    actName: 'Bryggas fatøl 0,4, 109 kr, kan ikke velges: bare ved Spis her',
  },
  {
    id: 'ramen',
    name: 'Tonkotsu-ramen med langtidsbakt svinebryst',
    description: 'Kraft kokt i 18 timer, egg, vårløk, bambus',
    price: '1 189 kr',
    allergens: { label: 'Allergener:', text: 'hvete, egg, soya, sesam', count: 4 },
    imageUrl: art('shoyu-ramen'),
    chooseText: 'Velg',
    actName: 'Velg Tonkotsu-ramen, 1 189 kr, inneholder hvete, egg, soya, sesam',
  },
  {
    id: 'suppe',
    name: 'Dagens suppe',
    description: 'Spør i luka',
    price: '98 kr',
    actName: 'Legg til Dagens suppe, 98 kr',
  },
]

const countLabels = (name: string) => ({ group: name, decrease: `Færre ${name}`, increase: `Flere ${name}` })

export const groups: readonly ChoiceGroup[] = [
  {
    id: 'size',
    place: 'settled',
    chosen: [{ id: 'double', text: 'Dobbel' }],
    title: 'Størrelse',
    rule: 'velg 1',
    kind: 'radio',
    options: [
      { id: 'single', name: 'Enkel', price: '159 kr', quantity: 0 },
      { id: 'double', name: 'Dobbel', price: '199 kr', quantity: 1 },
      { id: 'meal', name: 'Meny', price: '249 kr', quantity: 0 },
    ],
  },
  {
    id: 'drink',
    place: 'first',
    chosen: [],
    title: 'Drikke',
    rule: 'velg 1',
    kind: 'radio',
    error: 'Velg en drikke, så er menyen klar.',
    options: [
      { id: 'brus', name: 'Solbærbrus', price: '0 kr', imageUrl: art('cola'), quantity: 0 },
      { id: 'kaffe', name: 'Kokekaffe', price: '0 kr', imageUrl: art('filter-coffee'), quantity: 0 },
      {
        id: 'pils',
        name: 'Bryggas fatøl 0,4',
        price: '+ 45 kr',
        imageUrl: art('pilsner'),
        alcohol: '4,7 % alkohol',
        reason: 'Selges ikke til å ta med',
        quantity: 0,
      },
    ],
  },
  {
    id: 'extra',
    place: 'more',
    chosen: [{ id: 'bacon', text: 'Bacon' }],
    title: 'Ekstra',
    ask: 'Legg til ekstra',
    rule: 'inntil 3, 1 valgt',
    kind: 'check',
    options: [
      { id: 'bacon', name: 'Bacon', price: '+ 25 kr', quantity: 1 },
      {
        id: 'ost',
        name: 'Gudbrandsdalsost med karamellisert løk',
        price: '+ 32 kr',
        allergens: { label: 'Allergener:', text: 'melk' },
        quantity: 0,
      },
      { id: 'uten', name: 'Uten løk', price: '0 kr', quantity: 0 },
    ],
  },
  {
    id: 'dip',
    place: 'more',
    chosen: [{ id: 'aioli', text: '2 × Aioli' }],
    title: 'Dipp',
    rule: 'inntil 5, første er gratis',
    kind: 'count',
    options: [
      {
        id: 'aioli',
        name: 'Aioli',
        price: '+ 15 kr',
        quantity: 2,
        min: 0,
        max: 5,
        labels: countLabels('Aioli'),
      },
      {
        id: 'bbq',
        name: 'Røkt BBQ',
        price: '+ 15 kr',
        quantity: 0,
        min: 0,
        max: 3,
        labels: countLabels('Røkt BBQ'),
      },
    ],
  },
]

export const lines: readonly OrderLine[] = [
  {
    id: 'a',
    quantity: '1 ×',
    name: 'Bryggaburger, dobbel',
    details: ['med bacon', 'uten løk'],
    price: '224 kr',
  },
  {
    id: 'b',
    quantity: '2 ×',
    name: 'Pommes frites, stor',
    details: ['uten salt'],
    price: '118 kr',
    was: { text: '138 kr', label: 'Før 138 kr, nå' },
  },
  { id: 'c', quantity: '1 ×', name: 'Solbærbrus', details: [], price: '45 kr' },
]

export const basketLines: readonly BasketLine[] = lines.map((line, index) => ({
  ...line,
  count: index === 1 ? 2 : 1,
  min: 1,
  max: 100,
  labels: {
    ...countLabels(line.name),
    edit: index === 0 ? `Endre ${line.name}` : undefined,
    remove: `Fjern ${line.name}`,
  },
}))

export const totals: readonly TotalRow[] = [
  { id: 'discount', label: 'Rabatt SOMMER10', value: '- 20,00 kr', tone: 'saving' },
  { id: 'total', label: 'Å betale', value: '367,00 kr', tone: 'total' },
  { id: 'tax', label: 'hvorav mva. 25 %', value: '73,40 kr' },
]

const at = (minutes: number) => Date.UTC(2026, 0, 15, 11, minutes)
const clock = (minutes: number) =>
  `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} pm`

export const earliest = { at: at(40), text: '12:40 pm', label: 'Tidligst', hint: 'om cirka 15 minutter' }

export const hours = [0, 1, 2, 3, 4].map((hour) => ({
  label: `kl. ${12 + hour}`,
  slots: [0, 10, 20, 30, 40, 50]
    .map((minute) => hour * 60 + minute)
    .filter((minutes) => minutes > 40)
    .map((minutes) => ({ at: at(minutes), text: clock(minutes) })),
}))
