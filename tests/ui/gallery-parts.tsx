import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import type { ReactNode } from 'react'
import { Acknowledgement } from '#chat/thread/acknowledgement.tsx'
import { CategoryGrid } from '#ui/menu/category-grid.tsx'
import { ChoiceChips } from '#chat/thread/choice-chips.tsx'
import { CustomerBubble } from '#chat/thread/customer-bubble.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { OptionPicker } from '#chat/cards/product/option-picker.tsx'
import { ProductList } from '#chat/cards/menu/product-list.tsx'
import { Question } from '#chat/thread/question-heading.tsx'
import { RecapLine } from '#ui/basket/recap-line.tsx'
import { RestaurantList } from '#ui/map/restaurant-list.tsx'
import { SavedCardList } from '#ui/checkout/saved-card-list.tsx'
import { SuggestionRow } from '#ui/basket/suggestion-row.tsx'
import { Turn } from '#chat/thread/turn-frame.tsx'
import { UpdatesPill } from '#chat/frame/updates-pill.tsx'
import { UpsellCard } from '#ui/basket/upsell-card.tsx'
import { Checkout, OrderParts, StateParts } from './gallery-checkout.tsx'
import { categories, groups, products, restaurants } from './gallery-samples.ts'

const nothing = () => undefined
const change = (label: string) => ({ text: 'Endre', label: `Endre ${label}` })

export const parts: Readonly<Record<string, { readonly step: number; readonly content: ReactNode }>> = {
  start: { step: 0, content: <Start isLive /> },
  menu: { step: 2, content: <Menu /> },
  options: { step: 2, content: <Options isLive /> },
  checkout: { step: 4, content: <Checkout isLive /> },
  order: { step: 5, content: <OrderParts /> },
  states: { step: 3, content: <StateParts /> },
  dialog: { step: 3, content: <Asked /> },
  cards: { step: 0, content: <Cards /> },
  spent: { step: 3, content: <Spent /> },
}

export function Start({ isLive }: { readonly isLive: boolean }) {
  return (
    <Turn isLive>
      <Acknowledgement>Hei! Jeg er en veiviser som tar bestillingen din, steg for steg.</Acknowledgement>
      <Question>Hvor vil du spise?</Question>
      <RestaurantList
        items={restaurants}
        isLive={isLive}
        chosen={isLive ? undefined : { id: 'brygga', actionId: 'EATIN' }}
        onAct={nothing}
        labels={{ list: 'Spisesteder', empty: 'Ingen treff.' }}
        search={{
          label: 'Søk etter sted',
          placeholder: 'Sted eller restaurant',
          value: '',
          onChange: nothing,
          onSubmit: nothing,
          nearMe: 'Nær meg',
          onNearMe: nothing,
        }}
        more={{ text: 'Vis flere', onMore: nothing }}
      />
    </Turn>
  )
}

function Menu() {
  return (
    <>
      <RecapLine label="Hvor:" value="Brygga Burger" change={change('restaurant')} onChange={nothing} />
      <RecapLine label="Hvordan:" value="Spis her" change={change('måte')} onChange={nothing} />
      <Turn isLive>
        <Question>Hva er du sulten på?</Question>
        <CategoryGrid label="Kategorier" tiles={categories} isLive onChoose={nothing} />
      </Turn>
      <CustomerBubble speaker="Du:">Burgere</CustomerBubble>
      <Turn isLive>
        <Acknowledgement>Burgere, altså. De mest bestilte først.</Acknowledgement>
        <Question>Hvilken frister?</Question>
        <ProductList
          label="Alle burgere"
          groups={[
            { id: 'a', title: 'Fra grillen', products: products.slice(0, 3) },
            { id: 'b', title: 'Annet godt', products: products.slice(3) },
          ]}
          basket={EMPTY_BASKET}
          isLive
          onChoose={nothing}
          onOpen={nothing}
          onCount={nothing}
          fewer={(name) => `Én mindre: ${name}`}
        />
      </Turn>
      <UpdatesPill text="1 nyhet" points="down" onOpen={nothing} />
    </>
  )
}

export function Options({ isLive }: { readonly isLive: boolean }) {
  return (
    <>
      <CustomerBubble speaker="Du:">Bryggaburger</CustomerBubble>
      <Turn isLive>
        <Question>Som du vil ha den?</Question>
        <OptionPicker
          product={{
            code: 'bryggaburger',
            name: 'Bryggaburger',
            description: 'Okse, cheddar, syltet løk, briochebrød',
            imageUrl: products[0]?.imageUrl,
            tags: [
              { id: 'kcal', text: '720 kcal' },
              { id: 'allergens', text: 'inneholder melk, hvete', tone: 'warm' },
            ],
          }}
          groups={groups}
          onPick={nothing}
          quantity={{ value: 1, min: 1, max: 100 }}
          onQuantity={nothing}
          act={{ text: 'Legg til', price: '224 kr' }}
          onAct={nothing}
          onReset={nothing}
          message="Velg en drikke først."
          labels={{
            quantity: { group: 'Antall', decrease: 'Færre', increase: 'Flere' },
            reset: 'Begynn på nytt',
          }}
          isLive={isLive}
        />
      </Turn>
      <Turn isLive>
        <Question>Blir det noe mer?</Question>
        <UpsellCard
          code="meny"
          imageUrl={categories[3]?.imageUrl}
          title="Gjør det til en meny?"
          text="Med stor pommes frites og valgfri drikke."
          price="+ 50 kr"
          yes="Ja, gjør det"
          no="Nei takk"
          isLive={isLive}
          onYes={nothing}
          onNo={nothing}
        />
      </Turn>
      <Turn isLive>
        <Question>Godt til burgeren?</Question>
        <SuggestionRow
          title="Passer godt til"
          products={[firstOf(1), firstOf(2)]}
          isLive={isLive}
          onAdd={nothing}
        />
      </Turn>
    </>
  )
}

function Asked() {
  return (
    <>
      <Question>Under dialogen</Question>
      <Dialog
        title="Brygga Burger tar ikke imot bestillinger akkurat nå"
        close={{ label: 'Lukk', onClose: nothing }}
        actions={[
          { id: 'later', text: 'Bestill til senere', isPrimary: true, onAct: nothing },
          { id: 'other', text: 'Velg et annet sted', onAct: nothing },
        ]}
      >
        <p>Kurven er tatt vare på. Du kan bestille til klokken 4:00 pm eller velge et annet sted.</p>
      </Dialog>
    </>
  )
}

function Cards() {
  return (
    <SavedCardList
      label="Lagrede kort"
      cards={[
        {
          id: 'a',
          brand: 'mastercard',
          name: 'Mastercard som slutter på 4444',
          number: '5555 •••• 4444',
          validity: 'Gyldig til 04/28',
          isGoing: false,
          onRemove: nothing,
        },
        {
          id: 'b',
          brand: 'visa',
          name: 'Visa som slutter på 4242',
          number: '4242 •••• 4242',
          validity: 'Gyldig til 12/30',
          isGoing: true,
          onRemove: nothing,
        },
        {
          id: 'c',
          brand: 'other',
          name: 'Kort som slutter på 0005',
          number: '3782 •••• 0005',
          isGoing: false,
          onRemove: nothing,
        },
      ]}
      removal={{ text: 'Slett', nameOf: (name) => `Slett: ${name}` }}
      canRemove={false}
    />
  )
}

function Spent() {
  return (
    <>
      <Start isLive={false} />
      <Turn isLive>
        <Question>Hvordan vil du ha det?</Question>
        <ChoiceChips
          label="Måte"
          isLive={false}
          chosenId="TAKEOUT"
          choices={[
            { id: 'EATIN', text: 'Spis her', icon: 'plate' },
            { id: 'TAKEOUT', text: 'Ta med', icon: 'bag' },
          ]}
          onChoose={nothing}
        />
      </Turn>
      <Turn isLive>
        <Question>Hva er du sulten på?</Question>
        <CategoryGrid
          label="Kategorier"
          tiles={categories}
          isLive={false}
          chosenId="burgere"
          onChoose={nothing}
        />
      </Turn>
      <Options isLive={false} />
      <Checkout isLive={false} />
    </>
  )
}

function firstOf(index: number) {
  const product = products[index]
  if (product === undefined) throw new RangeError(`no sample ${index}`)
  return product
}
