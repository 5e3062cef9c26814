import { expect, test } from 'vitest'
import { switchesOf } from '#domain/links/system-switches.ts'

test.each([
  [{}, false],
  [{ debugModeEnabled: false, showCustomOrderMessage: false }, false],
  [{ debugModeEnabled: 'yes', showCustomOrderMessage: '1' }, false],
  [{ debugModeEnabled: true, showCustomOrderMessage: true }, true],
])('the switches of %j are %s (S3.40)', (parameters, isOn) => {
  expect(switchesOf(parameters)).toEqual({ isDebugging: isOn, showsOrderMessage: isOn })
})
