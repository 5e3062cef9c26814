import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import { avoidedAllergens } from '#domain/catalogue/marked-allergens.ts'
import { needsCustomising, sellableSelection } from '#domain/catalogue/options.ts'
import type { Allergen } from '#domain/catalogue/product.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Formatter } from '../words/formatter.ts'
import { alcoholOf, allergenList, avoidedIn, warningOf } from '../words/wording.ts'

/**
 * A product as lists show it: its price with the default parts, its contents, and what its button does.
 */
export function productItemOf(
  { product, availability, problem }: ListedProduct,
  formatter: Formatter,
  ageLimits: readonly AgeLimit[],
  avoided: readonly Allergen[],
) {
  const { t, text, foreign, money } = formatter
  const name = text(product.name)
  const price = money(unitPriceOf(product, sellableSelection(product)))
  const allergens = allergenList(product.metadata, formatter)
  const alcohol = alcoholOf(product.metadata, formatter, ageLimits)
  const { contains, choosable } = avoidedAllergens(product, avoided)
  const warnings = [
    avoidedIn('contains', contains, formatter),
    avoidedIn('choosable', choosable, formatter),
  ].filter((warning) => warning !== undefined)
  const isChosenFirst = needsCustomising(product)
  const act = isChosenFirst ? 'product.choose' : 'product.add'
  return {
    id: product.code,
    name,
    nameLang: foreign(product.name),
    description: text(product.description),
    descriptionLang: foreign(product.description),
    price,
    ...(allergens === undefined
      ? {}
      : {
          allergens: {
            label: t('product.allergens'),
            text: allergens,
            count: product.metadata.allergens.length,
          },
        }),
    ...(alcohol === undefined ? {} : { alcohol }),
    ...(warnings.length === 0 ? {} : { avoided: warnings.join(' · ') }),
    imageUrl: product.imageUrl,
    imageVersions: product.imageVersions,
    ...(availability === 'unavailable'
      ? { unavailable: t(`unavailable.${problem ?? 'product.unavailable'}`) }
      : {}),
    ...(isChosenFirst ? { chooseText: t('product.chooseShort') } : {}),
    actName: [t(act, { name, price }), warningOf(product, formatter, ageLimits), ...warnings]
      .filter(Boolean)
      .join(', '),
  }
}
