import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useOptionPicker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Card } from '#ui/primitives/card.tsx'
import { ProductChoices } from '#ui/product/product-choices.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductBar } from '#ui/menu/product-bar.tsx'
import { Tags } from '#ui/primitives/tags.tsx'
import { BackButton } from '../../layout/back-link.tsx'
import { ProductLinks } from '#pages/product/product-links.tsx'
import { Title } from '#pages/title.tsx'
import s from './product.module.css'

/** Everything about a product, its options, and a bar with its price that stays in sight (S2.28-S2.30). */
export function ProductScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const picker = useOptionPicker()
  if (!picker) return null
  const { product, groups, lacking, onPick, onReset, ...bar } = picker
  const { labels } = bar
  return (
    <article className={s.product} data-product={product.code}>
      <div className={s.back}>
        <BackButton onAct={() => dispatch({ type: 'customise.cancel' })}>{t('classic.back')}</BackButton>
      </div>
      <div className={s.picture}>
        <Picture
          code={product.code}
          url={product.imageUrl}
          versions={product.imageVersions}
          size="whole"
          isEager
        />
      </div>
      <div className={s.facts}>
        <Title key={product.code} lang={product.nameLang}>
          {product.name}
        </Title>
        <p className={s.description} lang={product.descriptionLang}>
          {product.description}
        </p>
        <Tags tags={product.tags} />
        <ProductLinks />
      </div>
      {groups.length > 0 && (
        <Card isFlush className={s.options} label={t('classic.options')}>
          <ProductChoices key={product.code} isLive {...{ groups, lacking, onPick, onReset, labels }} />
        </Card>
      )}
      <section className={s.bar} aria-label={t('classic.productBar')}>
        <ProductBar {...bar} isLive />
      </section>
    </article>
  )
}
