import { traitsOf, type PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { CardSign } from '#ui/checkout/card-sign.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** Beside a way of paying: where one pays by it. */
export function WaySign({ provider }: { readonly provider: PaymentProvider }) {
  const { place, isApp } = traitsOf(provider)
  if (isApp) return <Icon name="phone" />
  switch (place) {
    case 'form':
      return <CardSign brand="other" />
    case 'away':
      return <Icon name="leave" />
    case 'here':
      return <Icon name="check" />
  }
}
