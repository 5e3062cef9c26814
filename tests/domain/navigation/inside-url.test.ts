import { expect, test } from 'vitest'
import { insideRouteOf, isInsideUrl } from '#domain/navigation/inside-url.ts'

test.each(['/', '/order', '/order/food', '/cancel-order/o1', '/restaurants?openInfo=r1', '/%2fevil.example'])(
  '%s stays inside the site',
  (url) => expect(isInsideUrl(url)).toBe(true),
)

test.each([
  '',
  'order',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /order',
  'https:evil.example',
  'https://evil.example/order',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
])('%j would lead out of the site', (url) => expect(isInsideUrl(url)).toBe(false))

test('an address inside the site that is no route is not come back to', () => {
  expect(insideRouteOf('/%2fevil.example')).toBeUndefined()
  expect(insideRouteOf('/cancel-order/o1')).toEqual({ name: 'cancelOrder', orderId: 'o1' })
})
