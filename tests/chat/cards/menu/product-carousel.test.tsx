import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductCarousel } from '#chat/cards/menu/product-carousel.tsx'

const ITEM_PX = 100
const ROW_PX = 300

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('an arrow tells which products it brought into sight', async () => {
  const onPage = vi.fn()
  render(
    <ProductCarousel
      products={Array.from({ length: 8 }, (_, at) => ({
        id: `dish-${at}`,
        name: `Dish ${at}`,
        price: '10 kr',
        actName: `Add dish ${at}`,
      }))}
      isLive
      onChoose={() => undefined}
      onPage={onPage}
      labels={{ list: 'Dishes', previous: 'Previous', next: 'Next' }}
    />,
  )
  layOut(screen.getByRole('list', { name: 'Dishes' }))
  for (const name of ['Next', 'Next', 'Next', 'Previous'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(onPage.mock.calls).toEqual([
    [3, 5],
    [6, 8],
    [6, 8],
    [4, 6],
  ])
})

test('a product is one stop where its button only opens it, and two where the button adds it', () => {
  const openable = { price: '10 kr', actName: 'Add juice' }
  render(
    <ProductCarousel
      products={[
        { ...openable, id: 'juice', name: 'Juice' },
        { ...openable, id: 'meal', name: 'Meal', actName: 'Choose meal', chooseText: 'Choose' },
      ]}
      isLive
      onChoose={() => undefined}
      onOpen={() => undefined}
      labels={{ list: 'Dishes', previous: 'Previous', next: 'Next' }}
    />,
  )
  const stops = screen
    .getAllByRole('button')
    .map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)
  expect(stops).toEqual(['Juice', 'Add juice', 'Choose meal'])
})

/** A row of eight with room for three, which scrolls at once. */
function layOut(row: HTMLElement): void {
  const items = [...row.children]
  Object.defineProperty(row, 'clientWidth', { value: ROW_PX })
  Object.defineProperty(row, 'scrollWidth', { value: items.length * ITEM_PX })
  row.getBoundingClientRect = () => new DOMRect(0, 0, ROW_PX, ITEM_PX)
  for (const [at, item] of items.entries())
    item.getBoundingClientRect = () => new DOMRect(at * ITEM_PX - row.scrollLeft, 0, ITEM_PX, ITEM_PX)
  row.scrollBy = (given?: ScrollToOptions | number) => {
    const by = typeof given === 'object' ? (given.left ?? 0) : 0
    row.scrollLeft = Math.min(Math.max(row.scrollLeft + by, 0), items.length * ITEM_PX - ROW_PX)
  }
}
