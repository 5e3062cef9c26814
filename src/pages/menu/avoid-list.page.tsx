import { useState } from 'react'
import { ALLERGENS, type Allergen } from '#domain/catalogue/product.ts'
import { useAvoidList } from '#bindings/menu/avoid-list.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Page, Way } from '../page-frame.tsx'
import s from './avoid-list.module.css'

type AvoidListPageProps = {
  /** What the customer wrote that they cannot have; it is kept only once they say so. */
  readonly suggested?: readonly Allergen[] | undefined
}

/** What the customer avoids, of the 28 allergens; what the house knows of a product never says more than that (S3.53). */
export function AvoidListPage({ suggested = [] }: AvoidListPageProps) {
  const { t, list } = useFormatter()
  const { avoided, set } = useAvoidList()
  const [answer, setAnswer] = useState<'keep' | 'drop' | undefined>(undefined)
  const [untick, setUntick] = useState<readonly Allergen[]>([])
  const isWaiting = suggested.length > 0 && answer === undefined
  const ticked = isWaiting ? suggested.filter((each) => !untick.includes(each)) : []
  const change = (allergen: Allergen, isAvoided: boolean) => {
    const isSuggested = isWaiting && suggested.includes(allergen)
    if (isSuggested) setUntick(isAvoided ? untick.filter((each) => each !== allergen) : [...untick, allergen])
    if (!isSuggested || avoided.includes(allergen)) set([allergen], isAvoided)
  }
  return (
    <Page
      icon="wheat"
      isLong
      title={t('legal.avoid.title')}
      text={t('legal.avoid.about')}
      body={
        <>
          {suggested.length > 0 && (
            <div role="status">
              <Notice
                tone={answer === undefined ? 'warm' : 'info'}
                title={
                  answer === undefined
                    ? t('legal.avoid.suggested', {
                        list: list(suggested.map((each) => t(`allergen.${each}`))),
                      })
                    : t(`legal.avoid.${answer === 'keep' ? 'kept' : 'dropped'}`)
                }
                text={answer === undefined ? t('legal.avoid.waits') : undefined}
                actions={[
                  { id: 'keep', text: t('legal.avoid.keep'), isPrimary: true },
                  { id: 'drop', text: t('legal.avoid.drop') },
                ]}
                isLive={answer === undefined}
                chosenId={answer}
                onAction={(id) => {
                  if (id === 'keep') set(ticked, true)
                  setAnswer(id === 'keep' ? 'keep' : 'drop')
                }}
              />
            </div>
          )}
          <fieldset className={s.list}>
            <legend className="visually-hidden">{t('legal.avoid.title')}</legend>
            {ALLERGENS.map((allergen) => (
              <CheckField
                key={allergen}
                name={allergen}
                label={t(`allergen.${allergen}`)}
                isChecked={avoided.includes(allergen) || ticked.includes(allergen)}
                isLive
                onChange={(isAvoided) => change(allergen, isAvoided)}
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
