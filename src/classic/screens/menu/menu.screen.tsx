import { useMemo, useState } from 'react'
import { OPEN_STATE_CHECK_MS, SEARCH_MIN_CHARACTERS } from '#domain/constants.ts'
import type { CategoryId } from '#domain/ids.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useMedia } from '#bindings/runtime/use-media.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { foundIn, useFindProducts, useListedMenu } from '#bindings/menu/use-listed-menu.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useFetchReader, useTypedWords } from '#bindings/words/use-typed-words.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { SearchField, SearchStandIn } from '#ui/forms/search-field.tsx'
import { BackLink } from '../../layout/back-link.tsx'
import { BasketBeside } from '../../layout/basket-panel.tsx'
import { Title } from '#pages/title.tsx'
import { CategoryChips } from './category-chips.tsx'
import { CategoryLinks } from './category-links.tsx'
import s from './menu.module.css'
import { ProductGrid } from './product-grid.tsx'
import { useCategoryInSight } from '../../lists/use-category-in-sight.ts'
import { useGrowing } from '../../lists/use-growing.ts'
import { useIsPaintDelayOver } from '../../lists/use-is-paint-delay-over.ts'
import { useSettledText } from './use-settled-text.ts'
import { WrittenAnswer } from '../typed/written-answer.tsx'

/**
 * The whole menu on one page, read from the chosen category on, its categories beside it, and a search that leaves of
 * all of them what it finds (S2.10-S2.22, S5.50). What is no product's name is read as in the chat: an order, a change,
 * a question.
 */
export function MenuScreen() {
  const { t } = useFormatter()
  const chosenId = useConversation(({ flows }) => flows.menu.context.categoryId)
  const isClosed = useIsClosed()
  const menu = useListedMenu()
  const isWide = useMedia('(width >= 56rem)')
  const isPhone = useMedia('(width < 30rem)')
  const isBasketBeside = useMedia('(width >= 64rem)')
  const areFieldsMade = useIsPaintDelayOver() || isWide
  const [text, setText] = useState('')
  const [settled, settleNow] = useSettledText(text)
  const find = useFindProducts()
  const found = useMemo(() => find(settled), [find, settled])
  const read = useTypedWords()
  const fetchReader = useFetchReader()
  const lines = useConversation(({ flows }) => flows.basket.context.basket.lines)
  const [linesBefore, setLinesBefore] = useState(lines)
  // What a sentence put into the basket is sought no more: it would stand there to be read, and ordered, once again.
  if (linesBefore !== lines) {
    setLinesBefore(lines)
    if (isSentence(text) && found.length === 0) clear()
  }
  const [chosenBefore, setChosenBefore] = useState(chosenId)
  // Whoever goes to a category wants to see all of it.
  if (chosenBefore !== chosenId) {
    setChosenBefore(chosenId)
    clear()
  }
  const isSearching = settled.trim().length >= SEARCH_MIN_CHARACTERS
  const shown = useMemo(() => (isSearching ? foundIn(menu, found) : menu), [isSearching, menu, found])
  const growing = useGrowing(shown, chosenId)
  const tiles = useMemo(() => menu.map(({ id, title }) => ({ id, name: title })), [menu])
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const { inSight, goTo } = useCategoryInSight(ids, chosenId)
  const onStay = (id: CategoryId) => {
    clear()
    goTo(id)
  }
  const tabs = { tiles, inSight, chosenId, onStay }
  return (
    <div className={classNames(s.menu, isClosed && s.closed)}>
      <div className={s.top}>
        {chosenId !== undefined && (
          <BackLink to={{ name: 'categories' }}>{t('classic.backToCategories')}</BackLink>
        )}
        <Title isHidden>{t('classic.title.categories')}</Title>
        {areFieldsMade ? (
          <SearchField
            label={t('classic.search.label')}
            placeholder={t('classic.search.hint')}
            value={text}
            isLive
            onChange={(value) => {
              setText(value)
              if (isSentence(value)) fetchReader()
            }}
            onSubmit={() => {
              settleNow(text)
              if (text.trim().length >= SEARCH_MIN_CHARACTERS && find(text).length === 0) void read(text)
            }}
          />
        ) : (
          <SearchStandIn placeholder={t('classic.search.hint')} />
        )}
      </div>
      {isWide ? (
        <CategoryLinks {...tabs} className={s.list} linkClassName={s.category} />
      ) : (
        <CategoryChips {...tabs} isFieldMade={areFieldsMade} />
      )}
      <div className={s.products}>
        {/* What is said of a sentence says that nothing has that name. */}
        <p className={found.length > 0 || !isSentence(settled) ? s.found : 'visually-hidden'} role="status">
          {isSearching && t('classic.search.found', { count: found.length, text: settled.trim() })}
        </p>
        {isSearching && found.length === 0 && (
          <WrittenAnswer {...(isSentence(settled) && { onRead: () => void read(settled) })} />
        )}
        <ProductGrid {...growing} isBrief={isPhone} />
      </div>
      {isBasketBeside && (
        <div className={s.basket}>
          <BasketBeside />
        </div>
      )}
    </div>
  )

  function clear(): void {
    setText('')
    settleNow('')
  }
}

/** Several words may be a sentence; one is looked for among the names. */
function isSentence(text: string): boolean {
  return /\S\s+\S/.test(text)
}

function useIsClosed(): boolean {
  const now = useNow(OPEN_STATE_CHECK_MS)
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  return chosen !== undefined && !isOpen(chosen, now)
}
