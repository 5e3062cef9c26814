import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RestaurantList } from '#ui/map/restaurant-list.tsx'

afterEach(cleanup)

test('a restaurant that takes no orders and has no links shows nothing where its buttons would be', () => {
  const closed = {
    id: '111',
    name: 'Solsiden Is',
    cuisine: 'Ice cream',
    openLabel: 'Open',
    isOpen: true,
    links: [],
    actions: [],
  }
  const labels = { list: 'Restaurants', empty: 'None' }
  render(<RestaurantList items={[closed]} isLive onAct={() => undefined} labels={labels} />)
  expect(screen.getByRole('listitem')).not.toHaveTextContent('0')
})
