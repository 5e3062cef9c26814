import { Control } from 'leaflet'
import { expect, test } from 'vitest'
import { trustKnownStrings } from '#app/trusted-strings.ts'

type Rules = {
  createHTML(markup: string): string
  createScriptURL(address: string): string
}

function rules(): Rules {
  let made: Rules | undefined
  const trustedTypes = {
    createPolicy: (name: string, given: Rules) => {
      expect(name).toBe('default')
      made = given
    },
  }
  trustKnownStrings({ trustedTypes, location: new URL('https://orda.test/chat') })
  if (!made) throw new Error('no policy was made')
  return made
}

test('the markup of the map is known, as its library has it today', () => {
  const { zoomInText, zoomOutText } = new Control.Zoom().options
  for (const markup of ['', '<svg/>', String(zoomInText), String(zoomOutText)])
    expect(rules().createHTML(markup)).toBe(markup)
})

test.each(['<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', 'words'])(
  '%s becomes no markup',
  (markup) => {
    expect(() => rules().createHTML(markup)).toThrow(TypeError)
  },
)

test.each(['/notices.js', 'https://orda.test/simulator/stripe.js', 'https://js.stripe.com/endive/stripe.js'])(
  'a script may come from %s',
  (address) => expect(rules().createScriptURL(address)).toBe(address),
)

test.each([
  'https://evil.test/a.js',
  'https://js.stripe.com.evil.test/a.js',
  'data:text/javascript,1',
  'javascript:1',
])('no script comes from %s', (address) => {
  expect(() => rules().createScriptURL(address)).toThrow(TypeError)
})

test('a browser that knows no such types is left alone', () => {
  expect(() => trustKnownStrings({ location: window.location })).not.toThrow()
})
