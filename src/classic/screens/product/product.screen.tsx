import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useOptionPicker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { OptionGroupField } from '#ui/product/option-group.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductBar } from '#ui/menu/product-bar.tsx'
import { Tags } from '#ui/primitives/tags.tsx'
import { BackButton } from '../../layout/back-link.tsx'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import { Nutrition } from '#pages/product/nutrition.tsx'
import { Title } from '#pages/title.tsx'
import s from './product.module.css'

/** Everything about a product, its options, and a bar with its price that stays in sight (S2.28-S2.30). */
export function ProductScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const picker = useOptionPicker()
  if (!picker) return null
  const { product, groups, onPick, onReset, ...bar } = picker
  return (
    <article className={s.product} data-product={product.code}>
      <div className={s.back}>
        <BackButton onAct={() => dispatch({ type: 'customise.cancel' })}>{t('classic.back')}</BackButton>
      </div>
      <div className={s.picture}>
        <Picture code={product.code} url={product.imageUrl} isEager />
      </div>
      <div className={s.facts}>
        <Title key={product.code} lang={product.nameLang}>
          {product.name}
        </Title>
        <p className={s.description} lang={product.descriptionLang}>
          {product.description}
        </p>
        <Tags tags={product.tags} />
        <Nutrition />
        <AvoidListLink />
      </div>
      {groups.length > 0 && (
        <Card isFlush className={s.options} label={t('classic.options')}>
          {groups.map((group) => (
            <OptionGroupField key={group.id} group={group} isLive onPick={onPick} />
          ))}
          <div className={s.reset}>
            <Button tone="link" onAct={onReset}>
              {bar.labels.reset}
            </Button>
          </div>
        </Card>
      )}
      <section className={s.bar} aria-label={t('classic.productBar')}>
        <ProductBar {...bar} isLive />
      </section>
    </article>
  )
}
