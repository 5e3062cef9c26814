import { BasketCard } from '#ui/basket/basket-card.tsx'
import { ChoiceChips } from '#chat/thread/choice-chips.tsx'
import { ConfirmPanel } from '#chat/cards/confirm-panel.tsx'
import { ContactForm } from '#ui/checkout/contact-form.tsx'
import { CouponField } from '#ui/basket/coupon-field.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { OrderCard } from '#ui/orders/order-card.tsx'
import { OrderLines } from '#ui/basket/order-lines.tsx'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { Question } from '#chat/thread/question-heading.tsx'
import { RecapCard } from '#ui/checkout/recap-card.tsx'
import { RestaurantList } from '#ui/map/restaurant-list.tsx'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import { SlotPicker } from '#ui/checkout/slot-picker.tsx'
import { Turn } from '#chat/thread/turn-frame.tsx'
import { basketLines, earliest, hours, lines, totals } from './gallery-samples.ts'

const nothing = () => undefined
const change = (label: string) => ({ text: 'Endre', label: `Endre ${label}` })

export function Checkout({ isLive }: { readonly isLive: boolean }) {
  return (
    <>
      <Turn isLive>
        <Question>Er dette alt?</Question>
        <BasketCard
          title="Kurven din"
          lines={basketLines}
          totals={totals}
          labels={{ empty: 'Kurven er tom.', edit: 'Endre', remove: 'Fjern' }}
          act={{ text: 'Til betaling', price: '367 kr' }}
          isLive={isLive}
          onQuantity={nothing}
          onRemove={nothing}
          onEdit={nothing}
          onAct={nothing}
          secondary={[{ id: 'more', text: 'Legg til mer', onAct: nothing }]}
        >
          <CouponField
            label="Rabattkode"
            act="Bruk"
            value="SOMMER"
            isLive={isLive}
            error="Koden gjelder ikke for denne kurven."
            onChange={nothing}
            onApply={nothing}
          />
          <CouponField
            label="Rabattkode"
            act="Bruk"
            value=""
            isLive={isLive}
            applied={{ text: 'SOMMER10: 10 % på alt', remove: 'Ta bort SOMMER10', onRemove: nothing }}
            onChange={nothing}
            onApply={nothing}
          />
        </BasketCard>
      </Turn>
      <Turn isLive>
        <Question>Når skal maten være klar?</Question>
        <SlotPicker
          earliest={earliest}
          hours={hours}
          value={earliest.at}
          isLive={isLive}
          onPick={nothing}
          onAct={nothing}
          labels={{
            title: 'Hentetid',
            act: 'Velg 12:40 pm',
            later: 'Vis senere tider',
            zone: 'Tidene gjelder Oslo.',
          }}
        />
      </Turn>
      <Turn isLive>
        <Question>Hvem er bestillingen til?</Question>
        <ContactForm
          label="Kontakt"
          isLive={isLive}
          refusals={0}
          act="Fortsett"
          fields={[
            {
              name: 'email',
              label: 'E-post',
              type: 'email',
              value: 'kari@',
              error: 'Skriv en e-post som kari@eksempel.no.',
              onChange: nothing,
            },
            {
              name: 'first',
              label: 'Fornavn',
              value: 'Kari',
              hint: 'Ropes opp når maten er klar.',
              onChange: nothing,
            },
          ]}
          checks={[
            {
              name: 'policy',
              label: (
                <>
                  Jeg godtar <a href="#vilkar">vilkårene</a> og <a href="#personvern">personvernet</a>
                </>
              ),
              isChecked: true,
              onChange: nothing,
            },
            { name: 'offers', label: 'Send meg tilbud på e-post', isChecked: false, onChange: nothing },
          ]}
          onSubmit={nothing}
        />
      </Turn>
      <Turn isLive>
        <Question>Stemmer alt?</Question>
        <RecapCard
          label="Sammendrag"
          rows={[
            {
              id: 'where',
              label: 'Hvor',
              value: 'Brygga Burger, Avgangshall B',
              change: change('restaurant'),
            },
            { id: 'how', label: 'Hvordan', value: 'Ta med', change: change('måte') },
            { id: 'when', label: 'Klar', value: 'i dag 12:40 pm', change: change('tid') },
            { id: 'who', label: 'Til', value: 'Kari, kari@eksempel.no', change: change('kontakt') },
          ]}
          lines={lines}
          linesLabel="Linjer"
          totals={totals}
          isLive={isLive}
          onChange={nothing}
        >
          <PayButton
            text="Betal"
            price="367 kr"
            busyText="Betaler"
            isBusy={false}
            isLive={isLive}
            onPay={nothing}
          />
        </RecapCard>
      </Turn>
    </>
  )
}

export function OrderParts() {
  const stages = [
    { id: 'paid', text: 'Betalt', state: 'done' },
    { id: 'sent', text: 'Sendt til kjøkkenet', state: 'current' },
    { id: 'ready', text: 'Klar til henting', state: 'ahead' },
  ] as const
  return (
    <Turn isLive>
      <Question>Takk, Kari!</Question>
      <OrderCard
        label="Bestilling 084"
        tone="calm"
        stateText="Kjøkkenet har fått bestillingen"
        stateHint="Vi sier fra når den er klar."
        stages={stages}
        stagesLabel="Fremdrift"
        number={{ label: 'Hentenummer', value: '084' }}
        pickup={{ label: 'Klar', value: 'ca. 12:40 pm' }}
        details={{
          text: 'Vis bestillingen',
          isOpen: true,
          onToggle: nothing,
          content: <OrderLines label="Linjer" lines={lines} />,
        }}
        place={{ name: 'Brygga Burger', address: 'Bryggetorget 12, Gardermoen' }}
        acts={{
          main: { id: 'way', text: 'Jeg er på vei' },
          beside: [
            { id: 'time', text: 'Endre tid' },
            { id: 'cancel', text: 'Avbestill', isDangerous: true },
            { id: 'new', text: 'Ny bestilling' },
          ],
          more: [{ id: 'history', text: 'Tidligere bestillinger' }],
        }}
        moreText="Mer"
        isLive
      />
      <Question>En annen</Question>
      <OrderCard
        label="Bestilling 085"
        tone="trouble"
        stateText="Kjøkkenet kunne ikke ta imot bestillingen"
        stateHint="Du er ikke trukket for noe."
        stages={[]}
        stagesLabel="Fremdrift"
        acts={{ main: { id: 'again', text: 'Bestill på nytt' }, beside: [], more: [] }}
        moreText="Mer"
        isLive
      />
      <PayButton text="Betal" price="367 kr" busyText="Betaler, vent litt" isBusy isLive onPay={nothing} />
    </Turn>
  )
}

export function StateParts() {
  return (
    <>
      <Turn isLive>
        <Question>Hvordan vil du ha det?</Question>
        <ChoiceChips
          label="Måte"
          isLive
          choices={[
            { id: 'usual', text: 'Som sist', hint: 'Bryggaburger, brus, 224 kr', isPrimary: true },
            { id: 'EATIN', text: 'Spis her', icon: 'plate' },
            { id: 'TAKEOUT', text: 'Ta med', icon: 'bag' },
            { id: 'x', text: 'Bestill heller til klokken 16:00' },
          ]}
          onChoose={nothing}
        />
      </Turn>
      <Question>Sagt underveis</Question>
      <Notice tone="info" title="Det er derfor" text="Øl er skjult fordi du tar maten med." isLive />
      <Question>Stengt</Question>
      <Notice
        tone="warm"
        title="Brygga Burger sluttet å ta imot klokken 12:31"
        text="Kurven er tatt vare på."
        actions={[
          { id: 'later', text: 'Bestill til 4:00 pm', isPrimary: true },
          { id: 'other', text: 'Velg et annet sted' },
        ]}
        isLive
      />
      <Question>Feil</Question>
      <Notice
        tone="error"
        title="Bestillingen ble ikke sendt"
        text="Nettet er borte. Ingenting er trukket."
        actions={[{ id: 'retry', text: 'Prøv igjen' }]}
        isLive
      />
      <Question>Spørsmål</Question>
      <ConfirmPanel
        title="Er du over 18 år?"
        text="Du har valgt noe med alkohol. Vis legitimasjon når du henter."
        yes="Ja, jeg er over 18"
        no="Nei"
        isLive
        onYes={nothing}
        onNo={nothing}
      />
      <Question>Venter</Question>
      <SkeletonCard label="Henter menyen" />
      <SkeletonCard label="Henter rettene" shape="tiles" />
      <Question>Tomt</Question>
      <RestaurantList
        items={[]}
        isLive
        onAct={nothing}
        labels={{ list: 'Spisesteder', empty: 'Ingen spisesteder her. Prøv et annet sted.' }}
      />
      <BasketCard
        title="Kurven"
        lines={[]}
        totals={[]}
        labels={{ empty: 'Kurven er tom. Hva frister?', edit: 'Endre', remove: 'Fjern' }}
        act={{ text: 'Til betaling', price: '' }}
        isLive
        onQuantity={nothing}
        onRemove={nothing}
        onEdit={nothing}
        onAct={nothing}
        secondary={[{ id: 'menu', text: 'Til menyen', onAct: nothing }]}
      />
    </>
  )
}
