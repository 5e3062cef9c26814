import { PaymentWays } from '#pages/payment/payment-ways.tsx'
import type { CardProps } from '../card-props.ts'

/** How the customer would like to pay. */
export function PaymentWayCard({ isLive }: Pick<CardProps, 'isLive'>) {
  return <PaymentWays isLive={isLive} />
}
