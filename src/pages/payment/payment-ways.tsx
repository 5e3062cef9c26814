import { Suspense } from 'react'
import { brandOf, shownPan, validUntil, type SavedCard } from '#domain/account/saved-method.ts'
import { useCardName } from '#bindings/account/use-card-name.ts'
import { useSavedMethods } from '#bindings/account/use-saved-methods.ts'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CardSign } from '#ui/checkout/card-sign.tsx'
import { SavedCardLine } from '#ui/checkout/saved-card-line.tsx'
import { WayList, type Way } from '#ui/checkout/way-list.tsx'
import { CardWithoutCode } from './card-without-code.tsx'
import { WaySign } from './way-sign.tsx'

/** How the customer would like to pay: the saved cards first, then the ways of the deployment in their order (S1.24, S1.38). */
export function PaymentWays({ isLive }: { readonly isLive: boolean }) {
  const { label, ways, isUser } = usePaymentWays()
  const others = ways.map((way) => ({ ...way, sign: <WaySign provider={way.provider} /> }))
  if (!isUser)
    return (
      <>
        {isLive && <CardWithoutCode />}
        <WayList label={label} ways={others} isLive={isLive} />
      </>
    )
  return (
    <Suspense fallback={<WayList label={label} ways={others} isLive={isLive} />}>
      <NeedsTexts of="account">
        <WithSavedCards label={label} others={others} isLive={isLive} />
      </NeedsTexts>
    </Suspense>
  )
}

type WithSavedCardsProps = {
  readonly label: string
  readonly others: readonly Way[]
  readonly isLive: boolean
}

function WithSavedCards({ label, others, isLive }: WithSavedCardsProps) {
  const { t } = useFormatter()
  const nameOf = useCardName()
  const { methods } = useSavedMethods()
  const { offered, chosen, choose } = usePaymentWays()
  const saved = methods
    .filter(({ keeper }) => offered.includes(keeper))
    .map((card): Way => {
      const month = validUntil(card)
      return {
        id: card.id,
        name: nameOf(card),
        shown: shownPan(card),
        hint: month === undefined ? undefined : t('account.cards.validUntil', { month }),
        sign: <CardSign brand={brandOf(card)} />,
        isChosen: chosen?.methodId === card.id,
        onChoose: () => choose({ provider: card.keeper, methodId: card.id }),
      }
    })
  return <WayList label={label} ways={[...saved, ...others]} isLive={isLive} />
}

/** The saved card that is about to be paid with, beside the button that pays (S3.41, S3.42). */
export function ChosenCard() {
  const { chosen } = usePaymentWays()
  if (chosen?.methodId === undefined) return null
  return (
    <Suspense fallback={null}>
      <NeedsTexts of="account">
        <CardOf id={chosen.methodId} />
      </NeedsTexts>
    </Suspense>
  )
}

function CardOf({ id }: Pick<SavedCard, 'id'>) {
  const { t } = useFormatter()
  const nameOf = useCardName()
  const card = useSavedMethods().methods.find((method) => method.id === id)
  if (!card) return null
  const month = validUntil(card)
  return (
    <SavedCardLine
      brand={brandOf(card)}
      name={nameOf(card)}
      number={shownPan(card)}
      validity={month === undefined ? undefined : t('account.cards.validUntil', { month })}
    />
  )
}
