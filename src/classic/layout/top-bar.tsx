import { memo, useContext, useRef } from 'react'
import { OPEN_STATE_CHECK_MS } from '#domain/constants.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useLanguage } from '#bindings/words/use-language.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { usePendingOrders } from '#bindings/orders/use-pending-orders.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { openWords } from '#bindings/words/wording.ts'
import { Button } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { LanguageSelect } from '#ui/forms/language-select.tsx'
import { Wordmark } from '#ui/primitives/wordmark.tsx'
import { ViewSwitch } from '#ui/primitives/view-switch.tsx'
import { useClassic } from '../classic-context.ts'
import { BasketButton } from './basket-button.tsx'
import { BasketSkips } from './basket-skips.tsx'
import { Link } from '#pages/link.tsx'
import { PendingOrdersButton } from './pending-orders-button.tsx'
import { TakenBack, useHasTakenBack } from './taken-back.tsx'
import { useHeadSize } from './use-head-size.ts'
import { useHasWarnings, Warnings } from './warning-list.tsx'
import s from './top-bar.module.css'

type TopBarProps = {
  readonly productName: string
  readonly languages: readonly string[]
  /** At the checkout only the back link and the views are left (S2.48). */
  readonly isReduced: boolean
}

/** Logo, restaurant, views, language, current orders and basket (S2.94-S2.98). */
export const TopBar = memo(function TopBar({ productName, languages, isReduced }: TopBarProps) {
  const { t } = useFormatter()
  const { setView } = useContext(ViewContext)
  const { openMenu } = useClassic()
  const { logo, wordmark } = useBrand()
  const language = useLanguage()
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const { hasPending, count } = usePendingOrders()
  const hasWarnings = useHasWarnings()
  const hasTakenBack = useHasTakenBack()
  const head = useRef<HTMLElement>(null)
  useHeadSize(head)
  return (
    <header ref={head} className={classNames(s.bar, (!isReduced || hasWarnings || hasTakenBack) && s.sticky)}>
      {!isReduced && <BasketSkips />}
      <div className={s.row}>
        {isReduced ? (
          <Link to={{ name: 'menu' }} className={s.back}>
            <Icon name="back" />
            <span>{t('classic.backToMenu')}</span>
          </Link>
        ) : (
          <>
            <Button tone="bare" className={s.button} label={t('classic.menu.open')} onAct={openMenu}>
              <Icon name="menu" />
            </Button>
            <Link to={{ name: 'menu' }} className={s.logo} label={t('classic.home', { name: productName })}>
              {wordmark === undefined ? (
                <>
                  <span className={s.mark} aria-hidden="true">
                    {logo === undefined ? (
                      productName.slice(0, 1)
                    ) : (
                      <img className={s.sign} src={logo} alt="" />
                    )}
                  </span>
                  <span className={s.product} aria-hidden="true">
                    {productName}
                  </span>
                </>
              ) : (
                <Wordmark wordmark={wordmark} className={chosen && s.beside} />
              )}
            </Link>
            {chosen && <RestaurantName restaurant={chosen} />}
          </>
        )}
        <div className={s.controls}>
          <ViewSwitch
            isCompact={chosen !== undefined && !isReduced}
            label={t('view.label')}
            views={[
              { id: 'chat', label: t('view.chat'), href: '?view=chat', isCurrent: false, icon: 'chat' },
              {
                id: 'classic',
                label: t('view.classic'),
                href: '?view=classic',
                isCurrent: true,
                icon: 'plate',
              },
            ]}
            onView={(id) => setView(id === 'chat' ? 'chat' : 'classic')}
          />
          <span className={s.language}>
            <LanguageSelect {...language} languages={languages} />
          </span>
          {!isReduced && hasPending && (
            <PendingOrdersButton label={t('classic.orders.pending', { count })} count={count} />
          )}
          {chosen && !isReduced && <BasketButton />}
        </div>
      </div>
      {(hasWarnings || hasTakenBack) && (
        <div className={s.warnings}>
          <Warnings />
          {hasTakenBack && <TakenBack />}
        </div>
      )}
    </header>
  )
})

function RestaurantName({ restaurant }: { readonly restaurant: Restaurant }) {
  const formatter = useFormatter()
  const { openInfo } = useClassic()
  const now = useNow(OPEN_STATE_CHECK_MS)
  const { word, rest, isOpen } = openWords(restaurant, now, formatter)
  return (
    <Button tone="bare" className={s.restaurant} onAct={openInfo}>
      <span className={s.name}>{restaurant.name}</span>
      <span className={s.state}>
        <b className={classNames(isOpen ? s.open : s.closed)}>{word}</b>{' '}
        <span className={s.hours}>{rest}</span>
      </span>
    </Button>
  )
}
