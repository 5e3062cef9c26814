import { expect, test } from 'vitest'
import { problemsOfSignOn } from '#server/accounts/sign-on/open-sign-on.ts'
import { readSettings } from '#server/core/process/env.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

const VIPPS = { id: 'vipps-no', name: 'Vipps', issuer: 'https://id.example', clientId: 'orda' }
const OFFERING = aDeployment({ flags: { ...DESCRIBED_FLAGS, singleSignOn: true }, signOn: [VIPPS] })

test('a provider without its secret is named with the setting that is missing', () => {
  const { signOn } = readSettings({})
  expect(problemsOfSignOn(OFFERING, signOn)).toEqual([
    'SIGN_ON_VIPPS_NO_SECRET must be set: the deployment offers sign-on with Vipps',
  ])
})

test('a provider with its secret can be offered', () => {
  const { signOn } = readSettings({ SIGN_ON_VIPPS_NO_SECRET: 'secret' })
  expect(problemsOfSignOn(OFFERING, signOn)).toEqual([])
})

test('a deployment whose flag is off needs no secret (S1.46)', () => {
  const { signOn } = readSettings({})
  expect(problemsOfSignOn({ ...OFFERING, flags: DESCRIBED_FLAGS }, signOn)).toEqual([])
})

test('a provider is never asked without encryption', () => {
  const { signOn } = readSettings({ SIGN_ON_VIPPS_NO_SECRET: 'secret' })
  const plain = { ...OFFERING, signOn: [{ ...VIPPS, issuer: 'http://id.example' }] }
  expect(problemsOfSignOn(plain, signOn)).toEqual([expect.stringContaining('issuer of "vipps-no"')])
})

test('the simulator plays every provider, and never where customers pay', () => {
  expect(readSettings({ SIGN_ON: 'simulator' }).signOn.isSimulated).toBe(true)
  expect(() => readSettings({ SIGN_ON: 'simulator', NODE_ENV: 'production' })).toThrow(
    'SIGN_ON cannot be simulator in production',
  )
})
