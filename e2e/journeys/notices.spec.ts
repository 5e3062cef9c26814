import { expect, test } from '../fixtures.ts'

test('the worker that shows notices is let in by the policy of the page, which no script of another place is', async ({
  page,
  shopper,
}) => {
  await shopper.open()
  const worker = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.register('/notices.js')
    await navigator.serviceWorker.ready
    return new URL(scope).pathname
  })
  expect(worker).toBe('/')
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('https://elsewhere.example/notices.js').then(
      () => 'registered',
      (error: Error) => error.message,
    ),
  )
  expect(refused).toContain('a script was to come from https://elsewhere.example')
})
