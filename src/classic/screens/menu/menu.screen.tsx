import { useMemo, useState } from 'react'
import { OPEN_STATE_CHECK_MS, SEARCH_MIN_CHARACTERS } from '#domain/constants.ts'
import type { CategoryId } from '#domain/ids.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useMedia } from '#bindings/runtime/use-media.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFindProducts, useFoundProducts, useListedGroups } from '#bindings/menu/use-product-groups.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useFetchReader, useTypedWords } from '#bindings/words/use-typed-words.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { SearchField, SearchStandIn } from '#ui/forms/search-field.tsx'
import { BackLink } from '../../layout/back-link.tsx'
import { Link } from '#pages/link.tsx'
import { Title } from '#pages/title.tsx'
import { CategoryChips } from './category-chips.tsx'
import s from './menu.module.css'
import { ProductGrid } from './product-grid.tsx'
import { useIsPaintDelayOver } from '../../lists/use-is-paint-delay-over.ts'
import { useSettledText } from './use-settled-text.ts'
import { WrittenAnswer } from '../typed/written-answer.tsx'

/**
 * The products of a category or of the whole menu, the other categories beside them, and a search in all of them
 * (S2.10-S2.22, S5.50). What is no product's name is read as in the chat: an order, a change, a question.
 */
export function MenuScreen() {
  const { t } = useFormatter()
  const categoryId = useConversation(({ flows }) => flows.menu.context.categoryId)
  const isClosed = useIsClosed()
  const tiles = useCategoryTiles()
  const groups = useListedGroups()
  const isWide = useMedia('(width >= 56rem)')
  const areFieldsMade = useIsPaintDelayOver() || isWide
  const [text, setText] = useState('')
  const [settled, settleNow] = useSettledText(text)
  const found = useFoundProducts(settled)
  const find = useFindProducts()
  const read = useTypedWords()
  const fetchReader = useFetchReader()
  const lines = useConversation(({ flows }) => flows.basket.context.basket.lines)
  const [linesBefore, setLinesBefore] = useState(lines)
  // What a sentence put into the basket is sought no more: it would stand there to be read, and ordered, once again.
  if (linesBefore !== lines) {
    setLinesBefore(lines)
    if (isSentence(text) && found.length === 0) {
      setText('')
      settleNow('')
    }
  }
  const isSearching = settled.trim().length >= SEARCH_MIN_CHARACTERS
  const results = useMemo(
    () => [
      {
        id: 'found',
        title: t('classic.search.found', { count: found.length, text: settled.trim() }),
        products: found,
      },
    ],
    [found, settled, t],
  )
  const name = tiles.find(({ id }) => id === categoryId)?.name ?? t('classic.title.categories')
  return (
    <div className={classNames(s.menu, isClosed && s.closed)}>
      <div className={s.top}>
        {categoryId !== undefined && (
          <BackLink to={{ name: 'categories' }}>{t('classic.backToCategories')}</BackLink>
        )}
        <Title key={categoryId}>{name}</Title>
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
        <CategoryList tiles={tiles} chosenId={categoryId} />
      ) : (
        <CategoryChips tiles={tiles} chosenId={categoryId} groups={groups} isFieldMade={areFieldsMade} />
      )}
      <div className={s.products}>
        <p className="visually-hidden" role="status">
          {isSearching && t('classic.search.found', { count: found.length, text: settled.trim() })}
        </p>
        {isSearching && found.length === 0 && (
          <WrittenAnswer {...(isSentence(settled) && { onRead: () => void read(settled) })} />
        )}
        {/* What is said of a sentence says that nothing has that name. */}
        {(!isSearching || found.length > 0 || !isSentence(settled)) && (
          <ProductGrid groups={isSearching ? results : groups} {...(isSearching ? {} : { heading: name })} />
        )}
      </div>
    </div>
  )
}

/** Several words may be a sentence; one is looked for among the names. */
function isSentence(text: string): boolean {
  return /\S\s+\S/.test(text)
}

type CategoryChoiceProps = {
  readonly tiles: ReturnType<typeof useCategoryTiles>
  readonly chosenId: CategoryId | undefined
}

/** Beside the products, where there is room. */
function CategoryList({ tiles, chosenId }: CategoryChoiceProps) {
  const { t } = useFormatter()
  return (
    <nav className={s.list} aria-label={t('classic.title.categories')}>
      <ul>
        {tiles.map(({ id, name }) => (
          <li key={id}>
            <Link to={{ name: 'menu', categoryId: id }} className={s.category} isCurrent={id === chosenId}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useIsClosed(): boolean {
  const now = useNow(OPEN_STATE_CHECK_MS)
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  return chosen !== undefined && !isOpen(chosen, now)
}
