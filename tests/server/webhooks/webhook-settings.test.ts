import { expect, test } from 'vitest'
import { readSettings } from '#server/core/process/env.ts'
import { problemsOfWebhooks } from '#server/webhooks/webhook-settings.ts'
import { WEBHOOK_SECRET } from '#tests/support/webhook-receiver.ts'

const TILL = { id: 'big-till', url: 'https://till.example/orders' }

test('a webhook without its secret is named with the setting that is missing', () => {
  expect(problemsOfWebhooks({ webhooks: [TILL] }, readSettings({}).webhookSecrets, true)).toEqual([
    'WEBHOOK_BIG_TILL_SECRET must be set: the deployment tells orders to "big-till"',
  ])
})

test('a webhook with its secret can be told', () => {
  const { webhookSecrets } = readSettings({ WEBHOOK_BIG_TILL_SECRET: WEBHOOK_SECRET })
  expect(problemsOfWebhooks({ webhooks: [TILL] }, webhookSecrets, true)).toEqual([])
})

test.each(['secret', 'whsec_c2hvcnQ=', 'whsec_not base64 at all, whatever its length is'])(
  'a secret that is none is named, not shown: %s',
  (secret) => {
    expect(() => readSettings({ WEBHOOK_TILL_SECRET: secret })).toThrow(
      /^WEBHOOK_TILL_SECRET must be whsec_ and 24 to 64 bytes in base64$/,
    )
  },
)

test('customers’ orders are told over https, and to nobody twice', () => {
  const plain = { id: 'till', url: 'http://127.0.0.1:9000' }
  const secrets = { WEBHOOK_TILL_SECRET: WEBHOOK_SECRET }
  expect(problemsOfWebhooks({ webhooks: [plain] }, secrets, false)).toEqual([])
  expect(problemsOfWebhooks({ webhooks: [plain] }, secrets, true)).toEqual([
    expect.stringContaining('https://'),
  ])
  expect(problemsOfWebhooks({ webhooks: [plain, plain] }, secrets, false)).toEqual([
    '"webhooks" of the deployment names "till" twice',
  ])
})
