import type { ListedProduct } from '#domain/catalogue/availability.ts'
import { needsCustomising } from '#domain/catalogue/options.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Formatter } from '../words/formatter.ts'
import { warningOf } from '../words/wording.ts'

/**
 * A product as carousels and lists show it: its price with the default parts, its contents, and what its button does.
 */
export function productItemOf({ product, availability, problem }: ListedProduct, formatter: Formatter) {
  const { t, text, money } = formatter
  const name = text(product.name)
  const price = money(unitPriceOf(product, {}))
  const warning = warningOf(product, formatter)
  const isChosenFirst = needsCustomising(product)
  const act = isChosenFirst ? 'product.choose' : 'product.add'
  return {
    id: product.code,
    name,
    description: text(product.description),
    price,
    warning,
    imageUrl: product.imageUrl,
    ...(availability === 'unavailable'
      ? { unavailable: t(`unavailable.${problem ?? 'product.unavailable'}`) }
      : {}),
    ...(isChosenFirst ? { chooseText: t('product.chooseShort') } : {}),
    actName: [t(act, { name, price }), warning].filter(Boolean).join(', '),
  }
}
