import type { Page } from '@playwright/test'
import { expect, inOneShop, test } from '../fixtures.ts'
import { inColour } from '../vocabulary/colours.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'

const PAPER = 'rgb(255, 246, 238)'
const BRAND = 'rgb(163, 36, 59)'

test.use({
  deployment: 'bella',
  viewport: { width: 360, height: 740 },
  language: 'it',
  locale: 'it-IT',
})
inOneShop()

test('a guest orders in Italian, in the colours and words of a small deployment, and none of its pages has a fault (S1.48, S9.39, WCAG 2.2 AA)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await expect(chat.heading).toHaveText('Ciao! Mangi qui da noi o porti via?')
  await expect(page).toHaveTitle(/Bella$/)
  await expectPainted(page)
  await expectNoFaults(page)
  await chat.chooseMode('EATIN')
  await chat.chooseCategory('Pizze')
  await expectNoFaults(page)
  await chat.addProduct('Margherita')
  await chat.expectQuestion('basket')
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.fillEmail('giulia@example.org')
  await chat.acceptPolicy()
  await expect(chat.payButton()).toHaveCSS('background-color', BRAND)
  await expectNoFaults(page)
  await chat.pay()
  await chat.expectQuestion('order')
  await chat.expectPlaced()
})

test.describe('before any code has come', () => {
  test.use({ javaScriptEnabled: false })

  test('the page stands in the colours of its deployment, never in those of the house (S4.112)', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url)
    await expectPainted(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).not.toHaveCSS('background-color', PAPER)
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(19, 26, 21)')
  })
})

test('a chosen palette is there from the first picture on, and its bars with it; what a device installs has the name, the colours and the icon of the deployment (S2.86, S9.39)', async ({
  chat,
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('orda.theme', 'contrast'))
  await chat.open()
  await test.step('the palette', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#ffffff')
    await inColour(page, { device: 'light' })
    await expectPainted(page)
  })
  await test.step('what is installed', async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await shop.api.get(href ?? '')).json()) as {
      name: string
      theme_color: string
      icons: readonly { src: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Bella', theme_color: '#fff6ee' })
    const icon = await (await shop.api.get(manifest.icons[0]?.src ?? '')).text()
    expect(icon).toContain('fill="#a3243b"')
  })
})

async function expectPainted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER)
  await expect(page.locator('html')).toHaveCSS('font-family', /^Georgia/)
}
