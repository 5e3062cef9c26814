import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import { needsCustomising } from '#domain/catalogue/options.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Formatter } from '../words/formatter.ts'
import { alcoholOf, allergenList, warningOf } from '../words/wording.ts'

/**
 * A product as carousels and lists show it: its price with the default parts, its contents, and what its button does.
 */
export function productItemOf(
  { product, availability, problem }: ListedProduct,
  formatter: Formatter,
  ageLimits: readonly AgeLimit[],
) {
  const { t, text, foreign, money } = formatter
  const name = text(product.name)
  const price = money(unitPriceOf(product, {}))
  const allergens = allergenList(product.metadata, formatter)
  const alcohol = alcoholOf(product.metadata, formatter, ageLimits)
  const isChosenFirst = needsCustomising(product)
  const act = isChosenFirst ? 'product.choose' : 'product.add'
  return {
    id: product.code,
    name,
    nameLang: foreign(product.name),
    description: text(product.description),
    descriptionLang: foreign(product.description),
    price,
    ...(allergens === undefined ? {} : { allergens: { label: t('product.allergens'), text: allergens } }),
    ...(alcohol === undefined ? {} : { alcohol }),
    imageUrl: product.imageUrl,
    ...(availability === 'unavailable'
      ? { unavailable: t(`unavailable.${problem ?? 'product.unavailable'}`) }
      : {}),
    ...(isChosenFirst ? { chooseText: t('product.chooseShort') } : {}),
    actName: [t(act, { name, price }), warningOf(product, formatter, ageLimits)].filter(Boolean).join(', '),
  }
}
