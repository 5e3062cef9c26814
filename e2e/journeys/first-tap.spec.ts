import { expect, test } from '../fixtures.ts'

test('a tap made before the code has come is shown as taken, and answered once it is there', async ({
  chat,
  page,
}) => {
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.fallback()
  })
  const opened = chat.open()
  const choice = page.locator('[data-turn="live"] [data-choice$=":EATIN"]').first()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-busy', 'true')
  come()
  await opened
  await chat.expectQuestion('categories')
})
