import { expect, inEachView, test } from '../fixtures.ts'
import { followOrders, orderOf } from '../vocabulary/orders.ts'

const MM_PER_INCH = 25.4

// Who reads by night prints by day: black on white, whatever the colours of the page.
test.use({ colorScheme: 'dark' })

inEachView((view) => {
  test('the receipt of an order is printed alone, with its tax by rate, on one sheet or a roll (S3.33, S3.34, S5.64)', async ({
    shopper,
    shop,
    page,
  }, testInfo) => {
    // What the browser shows for printing is not ours.
    await page.addInitScript(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'))
    })
    await followOrders(shopper, shop)
    const { id, price, taxes, taxRows } = await orderOf(page)
    await test.step('the browser prints it by its own command, whatever is open', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect(page.getByRole('article', { includeHidden: true }).filter({ hasText: id })).toHaveCount(1)
    })
    await shopper.tap(shopper.button(shopper.t('order.showDetails')).first())
    const rates = shopper.place.getByRole('table').getByRole('row')
    await expect(rates).toHaveCount(1 + taxRows.length)
    await shopper.tap(shopper.button(shopper.t('orderReceipt.print')))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.getByRole('article').filter({ hasText: id })
    await expect(paper).toBeVisible()

    await test.step('nothing else of the page is on the paper', async () => {
      for (const role of ['button', 'textbox', 'link', 'navigation', 'banner', 'log'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0)
      expect((await page.locator('body').innerText()).trim()).toBe((await paper.innerText()).trim())
    })

    await test.step('it tells who, when, what, how much tax and how it was paid', async () => {
      const read = await paper.innerText()
      for (const key of ['orderReceipt.title', 'orderReceipt.by.test', 'modeNoun.EATIN'])
        expect(read).toContain(shopper.t(key))
      const amounts = [price + taxes, ...taxRows.flatMap(({ net, tax, gross }) => [net, tax, gross])]
      for (const amount of amounts) expect(read).toMatch(new RegExp(written(amount)))
      expect(taxRows.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(price + taxes, 10)
    })

    await test.step('black on white', async () => {
      const colours = await paper.evaluate((node) => {
        const all = [node, ...node.querySelectorAll('*')]
        return [...new Set(all.map((each) => getComputedStyle(each).color))]
      })
      expect(colours).toEqual(['rgb(0, 0, 0)'])
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      )
    })

    await page.pdf({ path: testInfo.outputPath(`receipt-${view}.pdf`), format: 'A4', printBackground: true })
    // The menu view lays nothing else out on paper: once is enough.
    if (view === 'classic') return
    await test.step('on one sheet of A4, and within a roll of 80 mm', async () => {
      expect(pagesOf(await page.pdf({ format: 'A4', printBackground: true }))).toBe(1)
      await page.setViewportSize({ width: Math.floor((72 / MM_PER_INCH) * 96), height: 900 })
      expect(await paper.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
      expect(pagesOf(await page.pdf({ width: '80mm', height: '297mm' }))).toBe(1)
    })
  })
})

/** An amount of major units as it may be written. */
function written(amount: number): string {
  return amount.toFixed(2).replace('.', '[.,]')
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
