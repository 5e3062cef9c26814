import { useState } from 'react'
import { availabilityOf } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { needsCustomising } from '#domain/catalogue/options.ts'
import { canCheckOut } from '#domain/checkout/can-pay.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { shelfOf } from '#flows/dialogue/routing.ts'
import { suggestionsFor, upsellFor } from '#domain/catalogue/suggestions.ts'
import { ClockContext } from '#bindings/use-now.ts'
import { useContext } from 'react'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { productItemOf } from '#bindings/product-item.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { orderLineOf, totalRowsOf } from '#bindings/wording.ts'
import { BasketCard as BasketPanel } from '#ui/basket-card.tsx'
import { CouponField } from '#ui/coupon-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SuggestionRow } from '#ui/suggestion-row.tsx'
import { UpsellCard } from '#ui/upsell-card.tsx'

/** What is in the basket, what goes well with it, and the way to the checkout (S2.91-S2.93, S4.76-S4.79). */
export function BasketCard({ isLive }: { readonly isLive: boolean }) {
  const speech = useSpeech()
  const { t, total, text, money } = speech
  const dispatch = useDispatch()
  const runner = useRunner()
  const clock = useContext(ClockContext)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const lastLineId = useConversation(({ flows }) => flows.basket.context.lastLineId)
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const isChecking = useConversation(({ flows }) => flows.basket.value === 'checkingCoupon')
  const problem = useConversation(({ flows }) => flows.basket.context.problem)
  const [coupon, setCoupon] = useState('')
  const [declined, setDeclined] = useState<readonly LineId[]>([])
  const { settings } = runner.conversation()
  const products = basket.lines.filter(({ type }) => type !== 'COUPON')
  const applied = basket.lines.find(({ type }) => type === 'COUPON')
  const last = basket.lines.find(({ id }) => id === lastLineId) ?? products.at(-1)
  const shelf = menu && {
    ...shelfOf(runner.conversation(), menu.mode),
    outages: restaurant?.outageProducts ?? [],
  }
  const suggestions = menu && shelf ? suggestionsFor(basket, menu, shelf).slice(0, 6) : []
  const meal = menu && shelf && last && !declined.includes(last.id) ? upsellFor(last, menu, shelf) : undefined
  const verdict = canCheckOut({ basket, restaurant, now: clock(), flags: settings.flags })

  if (products.length === 0)
    return (
      <Notice
        tone="info"
        title={t('basket.empty')}
        isLive={isLive}
        actions={[{ id: 'menu', text: t('basket.toMenu'), isPrimary: true }]}
        onAction={() => dispatch({ type: 'menu.categories' })}
      />
    )
  return (
    <>
      {meal && last && (
        <UpsellCard
          code={meal.code}
          imageUrl={meal.imageUrl}
          title={t('upsell.title', { name: text(meal.name) })}
          text={text(meal.description)}
          price={t('customise.plus', {
            amount: money(minor(Math.max(0, unitPriceOf(meal, {}) - last.unitPrice))),
          })}
          yes={t('upsell.yes')}
          no={t('upsell.no')}
          isLive={isLive}
          onYes={() => dispatch({ type: 'upsell.accept', lineId: last.id, code: meal.code })}
          onNo={() => setDeclined([...declined, last.id])}
        />
      )}
      <BasketPanel
        title={t('basket.title')}
        lines={products.map((line) => ({
          ...orderLineOf(line, speech),
          count: line.quantity,
          min: 1,
          max: MAX_LINE_QUANTITY,
          isLocked: line.isLocked,
          labels: {
            group: t('quantity.of', { name: text(line.name) }),
            decrease: t('quantity.decrease'),
            increase: t('quantity.increase'),
            ...(menu && (productIn(menu, line.code)?.parts.length ?? 0) > 0
              ? { edit: t('basket.editLine', { name: text(line.name) }) }
              : {}),
            remove: t('basket.removeLine', { name: text(line.name) }),
          },
        }))}
        totals={totalRowsOf(basket, speech)}
        labels={{ empty: t('basket.empty'), edit: t('basket.edit'), remove: t('basket.remove') }}
        act={{ text: t('basket.checkout'), price: total(basketTotals(basket).total) }}
        isLive={isLive}
        onQuantity={(id, quantity) =>
          dispatch({ type: 'basket.setQuantity', lineId: id as LineId, quantity })
        }
        onRemove={(id) => dispatch({ type: 'basket.removeLine', lineId: id as LineId })}
        onEdit={(id) => {
          const line = products.find((known) => known.id === id)
          if (line) dispatch({ type: 'product.open', code: line.code, lineId: line.id })
        }}
        onAct={() => dispatch({ type: 'checkout.start' })}
        secondary={[
          { id: 'menu', text: t('basket.more'), onAct: () => dispatch({ type: 'menu.categories' }) },
          {
            id: 'startOver',
            text: t('basket.startOver'),
            onAct: () => dispatch({ type: 'basket.startOver' }),
          },
        ]}
      >
        {!verdict.ok && <Notice tone="warm" title={t(`problem.${verdict.problem}`)} isLive={isLive} />}
        {settings.flags.discounts && (
          <CouponField
            label={t('CheckoutPage.discount.label')}
            act={t('CheckoutPage.discount.submit')}
            value={coupon}
            isLive={isLive}
            isBusy={isChecking}
            error={problem?.startsWith('coupon.') ? t('CheckoutPage.discount.error') : undefined}
            applied={
              applied && {
                text: text(applied.description ?? applied.name),
                remove: t('basket.removeLine', { name: text(applied.name) }),
                onRemove: () => dispatch({ type: 'basket.removeLine', lineId: applied.id }),
              }
            }
            onChange={setCoupon}
            onApply={() => dispatch({ type: 'coupon.submit', code: coupon.trim() })}
          />
        )}
      </BasketPanel>
      {suggestions.length > 0 && (
        <SuggestionRow
          title={t('suggestion.title')}
          products={suggestions.map((product) =>
            productItemOf(
              { product, ...(shelf ? availabilityOf(product, shelf) : { availability: 'available' }) },
              speech,
            ),
          )}
          isLive={isLive}
          onAdd={(id) => {
            const product = menu && productIn(menu, id)
            if (!product) return
            const code = id as ProductCode
            const isOpened = needsCustomising(product)
            if (isOpened) dispatch({ type: 'product.open', code })
            else dispatch({ type: 'product.add', code, ...(last ? { recommenderId: last.id } : {}) })
          }}
          onQuantity={() => undefined}
        />
      )}
    </>
  )
}
