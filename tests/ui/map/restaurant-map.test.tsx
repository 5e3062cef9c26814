import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { RestaurantMap } from '#ui/map/restaurant-map.tsx'

const restaurants = [
  {
    id: 'brygga',
    name: 'Brygga Burger',
    latitude: 60.1937,
    longitude: 11.1004,
    isOpen: true,
    label: 'Brygga Burger, open until 11:00 pm',
  },
  {
    id: 'bakeri',
    name: 'Bakeriet Nord',
    latitude: 60.1432,
    longitude: 11.1719,
    isOpen: false,
    label: 'Bakeriet Nord, closed',
  },
]
const labels = {
  map: 'Map of restaurants',
  keys: 'The arrow keys move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
}

type More = {
  selectedId?: string
  isLive?: boolean
  onSelect?: (id: string) => void
  tileUrl?: string
  attribution?: string
}

function showMap(more: More = {}) {
  return render(
    <RestaurantMap
      restaurants={restaurants}
      center={{ latitude: 60.194255, longitude: 11.0990202 }}
      zoom={14}
      attribution="Places © GeoNames"
      onSelect={more.onSelect ?? (() => {})}
      labels={labels}
      {...more}
    />,
  )
}

test('the map shows the pictures of a map service, and whom it thanks for them', () => {
  const { container } = showMap({
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: 'Tiles Ltd',
  })
  const pictures = [...container.querySelectorAll('img')].map((each) => each.src)
  expect(pictures.length).toBeGreaterThan(0)
  for (const each of pictures) expect(each).toMatch(/^https:\/\/tiles\.example\/14\/\d+\/\d+\.png$/)
  expect(container.querySelector('canvas')).toBeNull()
  expect(screen.getByText('Tiles Ltd')).toBeVisible()
})

test('each restaurant is a button named with its open state (S1.11, S2.35)', () => {
  showMap()
  expect(screen.getByRole('button', { name: 'Brygga Burger, open until 11:00 pm' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bakeriet Nord, closed' })).toBeVisible()
})

test('a restaurant is picked on the map by keyboard (S1.11)', async () => {
  const onSelect = vi.fn()
  showMap({ onSelect })
  screen.getByRole('button', { name: /^Bakeriet Nord/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['bakeri']])
})

test('the picked restaurant is told to be so', () => {
  showMap({ selectedId: 'bakeri' })
  expect(screen.getByRole('button', { name: /^Bakeriet Nord/, pressed: true })).toBeVisible()
})

test('the map has a name and tells its keys', () => {
  showMap()
  expect(screen.getByRole('group', { name: 'Map of restaurants' })).toHaveAccessibleDescription(
    'The arrow keys move the map.',
  )
})

test('a map of an answered turn can no longer be used', () => {
  const { container } = showMap({ isLive: false })
  expect(container.firstElementChild).toHaveAttribute('inert')
})

test('the source of the places is told', () => {
  showMap()
  expect(screen.getByText('Places © GeoNames')).toBeVisible()
})

test('the places on the map lie in Norway and the biggest comes first', () => {
  expect(norwayPlaces[0]?.name).toBe('Oslo')
  expect(
    norwayPlaces.filter(({ latitude, longitude }) => !(latitude > 57.9 && longitude > 4 && longitude < 31.2)),
  ).toEqual([])
})
