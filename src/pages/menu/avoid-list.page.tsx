import { ALLERGENS } from '#domain/catalogue/product.ts'
import { useAvoidList } from '#bindings/menu/avoid-list.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Page, Way } from '../page-frame.tsx'
import s from './avoid-list.module.css'

/** What the customer avoids, of the 28 allergens; what the house knows of a product never says more than that (S3.53). */
export function AvoidListPage() {
  const { t } = useFormatter()
  const { avoided, set } = useAvoidList()
  return (
    <Page
      icon="wheat"
      isLong
      title={t('legal.avoid.title')}
      text={t('legal.avoid.about')}
      body={
        <>
          <fieldset className={s.list}>
            <legend className="visually-hidden">{t('legal.avoid.title')}</legend>
            {ALLERGENS.map((allergen) => (
              <CheckField
                key={allergen}
                name={allergen}
                label={t(`allergen.${allergen}`)}
                isChecked={avoided.includes(allergen)}
                isLive
                onChange={(isAvoided) => set(allergen, isAvoided)}
              />
            ))}
          </fieldset>
          <p className={s.note}>{t('legal.avoid.note')}</p>
          <p className={s.note}>{t('legal.avoid.device')}</p>
        </>
      }
      main={{ to: { name: 'menu' }, text: t('legal.back') }}
    >
      <Way to={{ name: 'contact' }}>{t('classic.contact')}</Way>
    </Page>
  )
}
