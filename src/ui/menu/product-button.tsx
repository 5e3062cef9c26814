import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { Price } from '../primitives/price.tsx'
import s from './product-button.module.css'

export type ProductItem = {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined
  readonly description?: string | undefined
  readonly descriptionLang?: string | undefined
  readonly price: string
  /** The price before, with its words, where there is a discount. */
  readonly was?: { readonly text: string; readonly label: string } | undefined
  /** What it contains, for who has to avoid it; the label is only heard. */
  readonly allergens?: { readonly label: string; readonly text: string; readonly count: number } | undefined
  /** What of it this customer avoids, as a warning. */
  readonly avoided?: string | undefined
  /** How strong it is. */
  readonly alcohol?: string | undefined
  /** Why it cannot be had; then its button does nothing. */
  readonly unavailable?: string | undefined
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
  /** Present where something must be chosen first ("Choose"); without it the button adds at once. */
  readonly chooseText?: string | undefined
  /** The whole name of the button: "Add Bryggaburger, 159 kr, contains milk". */
  readonly actName: string
}

type ProductButtonProps = {
  readonly product: ProductItem
  readonly onChoose: (id: string) => void
}

/** The foot of a product: its price, and the one button that adds or opens it. */
export function ProductButton({ product, onChoose }: ProductButtonProps) {
  const { chooseText, unavailable } = product
  return (
    <div className={s.foot}>
      <Price className={s.price} text={product.price} was={product.was} />
      <Button
        tone="soft"
        className={classNames(
          s.act,
          unavailable === undefined && chooseText !== undefined && s.covering,
          chooseText === undefined && s.square,
        )}
        label={product.actName}
        isLive={unavailable === undefined}
        onAct={() => onChoose(product.id)}
      >
        {chooseText ?? <Icon name="plus" />}
      </Button>
    </div>
  )
}
