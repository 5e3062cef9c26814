import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { Picture } from '../primitives/picture.tsx'
import { Price } from '../primitives/price.tsx'
import s from './upsell-card.module.css'

type UpsellCardProps = {
  readonly code: string
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
  readonly title: string
  readonly text?: string | undefined
  /** What of the choices made so far it cannot keep. */
  readonly lost?: string | undefined
  /** What comes into the food by that. */
  readonly allergens?: string | undefined
  /** What it costs on top: "+ 50 kr". */
  readonly price: string
  readonly yes: string
  readonly no: string
  readonly isLive: boolean
  readonly chosen?: 'yes' | 'no' | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Offers the larger thing once, with what it adds and costs, and an equal way to say no. */
export function UpsellCard({
  code,
  imageUrl,
  imageVersions,
  title,
  text,
  lost,
  allergens,
  price,
  isLive,
  chosen,
  ...rest
}: UpsellCardProps) {
  return (
    <Card label={title}>
      <div className={s.head}>
        <Picture code={code} url={imageUrl} versions={imageVersions} size="head" />
        <div className={s.facts}>
          <p className={s.title}>{title}</p>
          {text !== undefined && <p className={s.text}>{text}</p>}
          {lost !== undefined && <p className={s.text}>{lost}</p>}
          {allergens !== undefined && <p className={s.allergens}>{allergens}</p>}
          <Price className={s.price} text={price} />
        </div>
      </div>
      <div className={s.acts}>
        <Button
          tone="primary"
          choice="yes"
          className={s.act}
          isLive={isLive}
          isChosen={chosen === 'yes'}
          onAct={rest.onYes}
        >
          {rest.yes}
        </Button>
        <Button
          tone="outline"
          choice="no"
          className={s.act}
          isLive={isLive}
          isChosen={chosen === 'no'}
          onAct={rest.onNo}
        >
          {rest.no}
        </Button>
      </div>
    </Card>
  )
}
