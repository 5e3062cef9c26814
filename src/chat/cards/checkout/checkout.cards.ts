export { CheckoutCard } from './checkout.card.tsx'
export { PaymentWayCard } from './payment-way.card.tsx'
