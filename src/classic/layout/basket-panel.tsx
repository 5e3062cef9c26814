import { useEffect } from 'react'
import { QUANTITY_PICKER_MIN } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useBasketLines } from '#bindings/basket/use-basket-lines.ts'
import { useCoupon } from '#bindings/basket/use-coupon.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSuggestions } from '#bindings/basket/use-suggestions.ts'
import { BasketCard } from '#ui/basket/basket-card.tsx'
import { CouponField } from '#ui/basket/coupon-field.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { RecapLine } from '#ui/basket/recap-line.tsx'
import { SuggestionRow } from '#ui/basket/suggestion-row.tsx'
import { UpsellCard } from '#ui/basket/upsell-card.tsx'
import { useClassic } from '../classic-context.ts'
import { BASKET_BESIDE } from './basket-beside.ts'
import s from './basket-panel.module.css'
import { Drawer } from './drawer.tsx'
import type { Popover } from './use-popover.ts'
import { Warnings } from './warning-list.tsx'

type BasketPanelProps = {
  readonly popover: Popover
  /** At the checkout the button to the checkout is left out (S2.92). */
  readonly isAtCheckout: boolean
}

/** A drawer from the right with order type, lines and totals (S2.91-S2.93). */
export function BasketPanel({ popover, isAtCheckout }: BasketPanelProps) {
  const { t } = useFormatter()
  return (
    <Drawer popover={popover} side="right" title={t('basket.title')} closeLabel={t('classic.basket.close')}>
      <Contents close={popover.close} isAtCheckout={isAtCheckout} />
    </Drawer>
  )
}

/** The same beside a screen that has room for it, where what was warned of stands in the bar. */
export function BasketBeside() {
  const { t } = useFormatter()
  return (
    <section className={s.beside}>
      {/* Who comes here hears it; a region of the same name around it would say it twice. */}
      <h2 id={BASKET_BESIDE} tabIndex={-1}>
        {t('basket.title')}
      </h2>
      <Contents close={stay} isAtCheckout={false} isBeside />
    </section>
  )
}

function stay(): void {}

type ContentsProps = {
  readonly close: () => void
  readonly isAtCheckout: boolean
  readonly isBeside?: boolean
}

function Contents({ close, isAtCheckout, isBeside = false }: ContentsProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const { askRemoval } = useClassic()
  const { card, problem, others } = useBasketLines()
  const coupon = useCoupon()
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const tableNumber = useConversation(({ flows }) => flows.basket.context.basket.tableNumber)
  const { meal, products, onAdd, onOpen } = useSuggestions()
  useClosingOnceEmptied(close, isAtCheckout)
  const leave = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      {mode !== undefined && (
        <RecapLine
          label={t('recap.mode')}
          value={t(`modeNoun.${mode}`)}
          change={{ text: t('recap.change'), label: t('recap.changeOf', { what: t('recap.mode') }) }}
          onChange={leave(() => dispatch({ type: 'mode.change' }))}
        />
      )}
      {tableNumber !== undefined && (
        <RecapLine
          label={t('recap.table')}
          value={tableNumber}
          change={{ text: t('recap.change'), label: t('recap.changeOf', { what: t('recap.table') }) }}
          onChange={leave(() => dispatch({ type: 'table.change' }))}
        />
      )}
      <BasketCard
        {...card}
        title={undefined}
        act={isAtCheckout ? undefined : card.act}
        isLive
        onQuantity={(id, quantity) =>
          quantity === QUANTITY_PICKER_MIN ? askRemoval(id as LineId) : card.onQuantity(id, quantity)
        }
        onRemove={(id) => askRemoval(id as LineId)}
        onEdit={(id) => leave(() => card.onEdit(id))()}
        onAct={leave(card.onAct)}
        secondary={others}
      >
        {!isBeside && <Warnings />}
        {problem !== undefined && <Notice tone="warm" title={problem} isLive />}
        {coupon && <CouponField {...coupon} isLive />}
      </BasketCard>
      {meal && <UpsellCard {...meal} isLive onYes={leave(meal.onYes)} />}
      {products.length > 0 && (
        <SuggestionRow
          title={t('suggestion.title')}
          products={products}
          isLive
          onAdd={onAdd}
          onOpen={onOpen}
        />
      )}
    </>
  )
}

/** S4.82: the panel closes once the customer has started over, unless at the checkout. */
function useClosingOnceEmptied(close: () => void, isAtCheckout: boolean): void {
  const runner = useRunner()
  useEffect(() => {
    if (isAtCheckout) return undefined
    const listen = ({ entry: { event } }: RunnerEvents['step']) => {
      if (event.type === 'command' && event.command.type === 'basket.confirmStartOver') close()
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, close, isAtCheckout])
}
