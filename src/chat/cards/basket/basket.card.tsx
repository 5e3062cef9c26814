import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useBasketLines } from '#bindings/basket/use-basket-lines.ts'
import { useCoupon } from '#bindings/basket/use-coupon.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSuggestions } from '#bindings/basket/use-suggestions.ts'
import { BasketCard as BasketPanel } from '#ui/basket/basket-card.tsx'
import { CouponField } from '#ui/basket/coupon-field.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { EmptyBasket } from '#pages/basket/empty-basket.tsx'
import { SuggestionRow } from '#ui/basket/suggestion-row.tsx'
import { UpsellCard } from '#ui/basket/upsell-card.tsx'

/** What is in the basket, what goes well with it, and the way to the checkout (S2.91-S2.93, S4.76-S4.79). */
export function BasketCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const basket = useBasketLines()
  const coupon = useCoupon()
  const { meal, products, onAdd, onOpen } = useSuggestions()
  if (basket.card.lines.length === 0) return <EmptyBasket isLive={isLive} />
  return (
    <>
      <BasketPanel
        {...basket.card}
        isLive={isLive}
        secondary={[{ id: 'menu', text: t('basket.more'), onAct: () => give('menu') }, ...basket.others]}
      >
        {basket.problem !== undefined && <Notice tone="warm" title={basket.problem} isLive={isLive} />}
        {coupon && <CouponField {...coupon} isLive={isLive} />}
      </BasketPanel>
      {meal && <UpsellCard {...meal} isLive={isLive} />}
      {products.length > 0 && (
        <SuggestionRow
          title={t('suggestion.title')}
          products={products}
          isLive={isLive}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      )}
    </>
  )
}
