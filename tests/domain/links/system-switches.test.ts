import { expect, test } from 'vitest'
import { SWITCH_PARAMETERS, switchesOf } from '#domain/links/system-switches.ts'

test.each([
  [{}, false],
  [{ debugModeEnabled: false, showCustomOrderMessage: false }, false],
  [{ debugModeEnabled: 'yes', showCustomOrderMessage: '1' }, false],
  [{ debugModeEnabled: true, showCustomOrderMessage: true }, true],
])('the switches of %j are %s (S3.40)', (parameters, isOn) => {
  expect(switchesOf(parameters)).toEqual({ isDebugging: isOn, showsOrderMessage: isOn })
})

test.each(SWITCH_PARAMETERS)('%s turns something on: no switch is read for nothing (S3.40)', (key) => {
  expect(switchesOf({ [key]: true })).not.toEqual(switchesOf({}))
})
