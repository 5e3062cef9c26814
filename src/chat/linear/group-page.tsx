import { useContext, useEffect, useRef, useState } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import type { Picker } from '#bindings/product/use-option-picker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { OptionGroupField } from '#ui/product/option-group.tsx'
import { showGroup } from '#ui/product/show-group.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Tags } from '#ui/primitives/tags.tsx'
import { ProductLinks } from '#pages/product/product-links.tsx'
import { PageHead } from './page-head.tsx'
import s from './group-page.module.css'
import type { Pages } from './use-pages.ts'

type GroupPageProps = {
  readonly turn: Turn
  readonly picker: Picker
  readonly group: Picker['groups'][number]
  readonly pages: Pages
}

/** One group of choices: what it is, how much of it is wanted, its options, and the way on. */
export function GroupPage({ turn, picker, group, pages }: GroupPageProps) {
  const { t } = useFormatter()
  const speaker = useContext(SpeakerContext)
  const options = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const isLacking = picker.lacking.includes(group.id)
  const error = refusals > 0 && isLacking ? t('problem.product.requiredMissing') : group.error
  useEffect(() => {
    if (refusals > 0) showGroup(options.current, group.id)
  }, [refusals, group.id])
  const goOn = () => {
    if (!isLacking) return pages.next()
    setRefusals(refusals + 1)
    speaker.say(t('problem.product.requiredMissing'))
  }
  const isWhole = picker.lacking.length === 0 && picker.canAct
  const hasMore = pages.at + 2 < pages.of
  const { rule } = group
  const need = group.isRequired ? 'required' : 'optional'
  return (
    <>
      <PageHead
        turn={turn}
        pages={pages}
        title={group.title}
        titleLang={group.titleLang}
        hint={rule === undefined ? t(`linear.${need}`) : t(`linear.${need}Rule`, { rule })}
      />
      {pages.at === 0 && (
        <div>
          <Tags tags={picker.product.tags} />
          <ProductLinks />
        </div>
      )}
      <div ref={options}>
        <Card isFlush className={s.card}>
          <OptionGroupField isHeaded group={{ ...group, error }} isLive onPick={picker.onPick} />
        </Card>
      </div>
      {picker.message !== undefined && <Notice tone="warm" title={picker.message} isLive />}
      <div className={s.ways}>
        <Button tone="primary" choice="continue" onAct={goOn}>
          {t('linear.continue')}
        </Button>
        {isWhole && hasMore && !picker.isEditing && (
          <Button tone="outline" choice="add" onAct={picker.onAct}>
            <span>{t('linear.addNow')}</span> <Price text={picker.act.price} />
          </Button>
        )}
      </div>
    </>
  )
}
