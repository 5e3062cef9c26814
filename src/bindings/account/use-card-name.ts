import { brandOf, lastDigitsOf, type SavedMethod } from '#domain/account/saved-method.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** What a card is called where its sign is not seen: its brand and the digits it is told apart by; needs the texts of `account`. */
export function useCardName(): (method: SavedMethod) => string {
  const { t } = useFormatter()
  return (method) => {
    const brand = t(`account.cards.brand.${brandOf(method)}`)
    const digits = lastDigitsOf(method)
    return digits === undefined ? brand : t('account.cards.name', { brand, digits })
  }
}
