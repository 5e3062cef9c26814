import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { buildApp } from '#server/core/web/app.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { NEPTING } from '#tests/support/payments/paying-shop.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png'
const STRANGERS = /https:\/\/[^\s;]+/g

const clientDir = mkdtempSync(join(tmpdir(), 'orda-client-'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Orda</title>')

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clientDir })
})
afterAll(() => shop.close())

describe('what a page may load and call (ASVS 3.4)', () => {
  test('is nothing of a stranger, where the deployment names none', async () => {
    const policy = await policyOf({ payments: ['test'] })
    expect(policy.match(STRANGERS) ?? []).toEqual([])
    expect(policy).toMatch(/img-src 'self' data:(;|$)/)
    expect(policy).toContain("frame-src 'none'")
    expect(policy).toMatch(/form-action 'self'(;|$)/)
  })

  test('is no string as markup or script but by the policies of the page', async () => {
    const policy = await policyOf({ payments: ['test'] })
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types main turn default")
  })

  test('is what Stripe writes as well, where cards are offered, and told of where that would be stopped', async () => {
    const { headers } = await pageOf({ payments: ['stripe', 'test'] })
    expect(headers['content-security-policy']).not.toContain('trusted-types')
    expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'")
  })

  test('is told to the shop where a browser keeps to it', async () => {
    const { headers } = await pageOf({ payments: ['test'] })
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/x\/policy-reports;report-to policy/)
    expect(headers['reporting-endpoints']).toBe('policy="/api/x/policy-reports"')
    expect(headers['content-security-policy-report-only']).toBeUndefined()
  })

  test('is Stripe, and no other, where cards are offered', async () => {
    const policy = await policyOf({ payments: ['stripe', 'test'] })
    const hosts = (policy.match(STRANGERS) ?? []).map((url) => new URL(url.replace('*.', '')).hostname)
    expect(new Set(hosts)).toEqual(new Set(['js.stripe.com', 'hooks.stripe.com', 'api.stripe.com']))
  })

  test('is the gateway, for forms alone, where payment by form is offered (S3.45)', async () => {
    const policy = await policyOf({ payments: ['nepting'] })
    expect(policy).toContain(`form-action 'self' ${NEPTING.url}`)
    expect(policy.match(STRANGERS)).toEqual([NEPTING.url])
  })

  test('is the hosts of pictures that the deployment names, for pictures alone', async () => {
    const policy = await policyOf({
      payments: ['test'],
      pictureHosts: ['images.example'],
      logo: 'https://house.example/logo.svg',
      banners: [{ imageUrl: 'https://news.example/week.png', text: { plain: '', byLanguage: {} } }],
    })
    const hosts = ['https://house.example', 'https://news.example', 'https://images.example']
    expect(policy).toContain(`img-src 'self' data: ${hosts.join(' ')};`)
    expect(policy.match(STRANGERS)).toEqual(hosts)
  })

  test('is the hosts of the map, for pictures alone, where the map has tiles', async () => {
    const policy = await policyOf({ payments: ['test'], tileUrl: TILES })
    expect(policy.match(STRANGERS)).toEqual(['https://*.tiles.example'])
    expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.tiles\.example/)
  })
})

test.each([
  ['GET', '/', 200],
  ['GET', '/payment-success', 200],
  ['GET', '/order/7', 200],
  ['GET', '/assets/gone.js', 404],
  ['GET', '/api/restaurants', 200],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/orders/7', 401],
  ['POST', '/api/orders', 401],
  ['POST', '/api/accounts/guests', 400],
  ['GET', '/kitchen', 200],
  ['GET', '/outbox', 200],
] as const)(
  '%s %s answers %i under a policy that lets nothing in by itself (ASVS 3.4)',
  async (method, url, status) => {
    const { headers, statusCode } = await shop.app.inject({ method, url })
    expect(statusCode).toBe(status)
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe-|\*(?!\.)/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    })
  },
)

/** The policy of the pages of a deployment. */
async function policyOf(given: Partial<Deployment>): Promise<string> {
  return String((await pageOf(given)).headers['content-security-policy'])
}

async function pageOf(given: Partial<Deployment>) {
  const deployment = aDeployment({ formGatewayUrl: NEPTING.url, ...given })
  const catalogue = { ...shop.deps.catalogue, deployment: () => deployment }
  const app = await buildApp({ ...shop.deps, catalogue })
  const page = await app.inject('/')
  await app.close()
  return page
}
