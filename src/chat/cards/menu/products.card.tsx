import { useContext } from 'react'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useAddProduct, useOpenProduct, useProductGroups } from '#bindings/menu/use-product-groups.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useWholeList } from '#bindings/runtime/use-whole-list.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import { ProductList } from './product-list.tsx'
import type { CardProps } from '../card-props.ts'

const IN_CAROUSEL = 8

/** The products of a category or of the whole menu, a row to swipe or all of them as a list (S2.19-S2.21). */
export function ProductsCard({ turn, isLive }: CardProps) {
  const { t } = useFormatter()
  const speaker = useContext(SpeakerContext)
  const give = useGiveAnswerById()
  const groups = useProductGroups()
  const add = useAddProduct()
  const open = useOpenProduct()
  const isInCategory = useConversation(({ flows }) => flows.menu.context.categoryId !== undefined)
  const [isAll, showAll] = useWholeList(turn.id)
  const all = groups.flatMap(({ products }) => products)
  const shown = all.slice(0, IN_CAROUSEL)

  const others = isInCategory && (
    <Button tone="quiet" isLive={isLive} onAct={() => give('others')}>
      {t('category.others')}
    </Button>
  )
  const avoidList = isLive && <AvoidListLink />
  if (isAll)
    return (
      <>
        <ProductList label={t('product.list')} groups={groups} isLive={isLive} onChoose={add} onOpen={open} />
        {others}
        {avoidList}
      </>
    )
  return (
    <>
      <ProductCarousel
        products={shown}
        isLive={isLive}
        onChoose={add}
        onOpen={open}
        onPage={(from, to) => speaker.say(t('product.paged', { from, to, of: shown.length }))}
        labels={{ list: t('product.list'), previous: t('product.previous'), next: t('product.next') }}
        seeAll={{
          text: all.length === 2 ? t('product.seeBoth') : t('product.seeAll', { count: all.length }),
          onSeeAll: showAll,
        }}
      />
      {others}
      {avoidList}
    </>
  )
}
