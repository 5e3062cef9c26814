import { fractionDigitsOf, isPayable } from '#domain/money/currency.ts'
import { fromMajor } from '#domain/money/minor.ts'
import type { Path } from '../catalogue-error.ts'
import type { PartSource, RestaurantSource, TaxSource } from '../schema.ts'
import type { Report } from '../source-file.ts'

/** Reports prices there is no money for, and tax that would come to such. */
export function checkMoney({ restaurant, products, partGroups }: RestaurantSource, report: Report): void {
  const { currency, tax } = restaurant
  const checkPrice = (path: Path, price: number | undefined) => {
    if (price !== undefined && !isPayable(fromMajor(price), currency))
      report(path, `there is no money for ${price} ${currency}: its amounts have no decimals`)
  }
  const checkTax = (path: Path, { calculationScale }: TaxSource) => {
    if (fractionDigitsOf(currency) === 0 && calculationScale > 0)
      report([...path, 'calculationScale'], `${currency} has no decimals: calculationScale is 0`)
  }
  const checkList = (parts: readonly (PartSource | string)[], path: Path) =>
    parts.forEach((part, index) => {
      if (typeof part === 'string') return
      const own = [...path, index]
      for (const field of ['price', 'added', 'subtracted'] as const) checkPrice([...own, field], part[field])
      checkList(part.parts ?? [], [...own, 'parts'])
    })
  checkTax(['restaurant', 'tax', 'food'], tax.food)
  checkTax(['restaurant', 'tax', 'alcohol'], tax.alcohol)
  for (const [name, parts] of Object.entries(partGroups)) checkList(parts, ['partGroups', name])
  products.forEach(({ price, tax: own, parts }, index) => {
    checkPrice(['products', index, 'price'], price)
    if (own) checkTax(['products', index, 'tax'], own)
    checkList(parts ?? [], ['products', index, 'parts'])
  })
}
