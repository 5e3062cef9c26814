import { useMemo, useState } from 'react'
import { listedProducts } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { ProductCode } from '#domain/ids.ts'
import { shelfOf } from '#flows/dialogue/routing.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Act } from '#ui/act.tsx'
import { ProductCarousel } from '#ui/product-carousel.tsx'
import { ProductList } from '#ui/product-list.tsx'
import { productItemOf } from './product-item.ts'

const IN_CAROUSEL = 8

/** The products of a category, a row to swipe or all of them as a list (S2.19-S2.21). */
export function ProductsCard({ isLive }: { readonly isLive: boolean }) {
  const speech = useSpeech()
  const { t, text } = speech
  const dispatch = useDispatch()
  const runner = useRunner()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const categoryId = useConversation(({ flows }) => flows.menu.context.categoryId)
  const outages = useConversation(({ flows }) => flows.restaurant.context.chosen?.outageProducts)
  const [isAll, setIsAll] = useState(false)
  const groups = useMemo(() => {
    const category = menu?.categories.find(({ id }) => id === categoryId)
    if (!menu || !category) return []
    const shelf = { ...shelfOf(runner.conversation(), menu.mode), outages: outages ?? [] }
    return listedProducts(menu, category, shelf).map(({ group, products }) => ({
      id: group.id,
      title: text(group.name),
      products: products.map((listed) => productItemOf(listed, speech)),
    }))
  }, [menu, categoryId, outages, speech, text, runner])
  const all = groups.flatMap(({ products }) => products)

  function choose(id: string) {
    const code = id as ProductCode
    const product = menu && productIn(menu, code)
    if (!product) return
    dispatch({ type: product.parts.length > 0 ? 'product.open' : 'product.add', code })
  }

  const others = (
    <Act tone="quiet" isLive={isLive} onAct={() => dispatch({ type: 'menu.categories' })}>
      {t('category.others')}
    </Act>
  )
  if (isAll)
    return (
      <>
        <ProductList label={t('product.list')} groups={groups} isLive={isLive} onChoose={choose} />
        {others}
      </>
    )
  return (
    <>
      <ProductCarousel
        products={all.slice(0, IN_CAROUSEL)}
        isLive={isLive}
        onChoose={choose}
        labels={{ list: t('product.list'), previous: t('product.previous'), next: t('product.next') }}
        seeAll={{ text: t('product.seeAll', { count: all.length }), onSeeAll: () => setIsAll(true) }}
      />
      {others}
    </>
  )
}
