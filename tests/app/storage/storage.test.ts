import { afterEach, describe, expect, test } from 'vitest'
import { deviceIn, rememberView, viewIn } from '#app/storage/storage.ts'

afterEach(() => localStorage.clear())

describe('the view', () => {
  test.each(['chat', 'classic', 'linear'] as const)('%s is remembered by the device', (view) => {
    rememberView(localStorage, view)
    expect(viewIn(localStorage, '')).toBe(view)
  })

  test.each(['chat', 'classic', 'linear'] as const)('%s is forced by the address', (view) => {
    rememberView(localStorage, 'classic')
    expect(viewIn(localStorage, `?view=${view}`)).toBe(view)
  })

  test.each(['', 'Chat', 'desk', '__proto__'])('named "%s" is the chat', (name) => {
    expect(viewIn(undefined, `?view=${name}`)).toBe('chat')
  })
})

describe('the device', () => {
  test('has one name for good', () => {
    const token = deviceIn(localStorage).token()
    expect(deviceIn(localStorage).token()).toBe(token)
  })

  test('is known once it was named', () => {
    const device = deviceIn(localStorage)
    expect(device.isKnown()).toBe(false)
    device.token()
    expect(device.isKnown()).toBe(true)
  })

  test.each([
    ['is full', full()],
    ['is forbidden', undefined],
  ])('keeps its name for the page where storage %s', (_, storage) => {
    const device = deviceIn(storage)
    const token = device.token()
    expect(device.token()).toBe(token)
    expect(device.isKnown()).toBe(true)
  })
})

function full(): Storage {
  return new Proxy(localStorage, {
    get: (target, name) => {
      if (name === 'setItem')
        return () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
