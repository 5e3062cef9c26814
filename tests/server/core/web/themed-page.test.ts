import { describe, expect, test } from 'vitest'
import { themedPages } from '#server/core/web/themed-page.ts'
import { sha256 } from '#server/core/web/page-template.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

const TEMPLATE = [
  '<html lang="no"><head>',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf5e9" />',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131a15" />',
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />',
  '<title>Orda</title><style>:root{--paper:#faf5e9}</style></head><body></body></html>',
].join('\n')
const WINE = { palettes: { light: { paper: '#fffaf0', ink: '#22160c', brand: '#7a1f2b' } } }

describe('the page of a deployment with colours of its own (S9.39)', () => {
  const deployment = aDeployment({ productName: 'Bella & <Co>', look: WINE })
  const pages = themedPages(TEMPLATE)
  const page = pages.pageOf(deployment)

  test('has them behind those of the house, and names their style to the policy', () => {
    const [, house = '', own = ''] = /<style>(.*)<\/style>[\s\S]*<style>(.*)<\/style>/.exec(page) ?? []
    expect(house).toBe(':root{--paper:#faf5e9}')
    expect(own).toMatch(/^:root\{color-scheme:light;--paper:#fffaf0;/)
    expect(pages.styleHashes(deployment)).toEqual([sha256(own)])
  })

  test('colours the bars of a telephone, by day and by night, and none like the house', () => {
    expect(page).toContain('media="(prefers-color-scheme: light)" content="#fffaf0"')
    expect(page.match(/theme-color/g)).toHaveLength(2)
    expect(page).not.toMatch(/content="#(faf5e9|131a15)"/)
  })

  test('has its name before any code has come, whatever stands in it', () => {
    expect(page).toContain('<title>Bella &amp; &lt;Co&gt;</title>')
  })

  test('has an icon in its colours, unless it brings one', () => {
    expect(page).toContain('<link rel="icon" href="/brand/icon.svg" />')
    const signed = pages.pageOf({ ...deployment, icon: 'https://bella.example/b.svg' })
    expect(signed).toContain('<link rel="icon" href="https://bella.example/b.svg" />')
  })

  test('has an icon for a home screen of Apple’s where its own is a PNG', () => {
    const signed = pages.pageOf({ ...deployment, icon: '/deployment/icon.png' })
    expect(signed).toContain('<link rel="apple-touch-icon" href="/deployment/icon.png" />')
    expect(page).not.toContain('apple-touch-icon')
  })
})

test('the page of a deployment that says nothing of its looks is the house’s (S4.112)', () => {
  const pages = themedPages(TEMPLATE)
  const deployment = aDeployment()
  expect(pages.pageOf(deployment)).toBe(
    TEMPLATE.replace(' type="image/svg+xml"', '').replace(
      '</head>',
      '<link rel="manifest" href="/manifest.webmanifest"></head>',
    ),
  )
  expect(pages.styleHashes(deployment)).toEqual([])
})

test('a page that was made before a deployment was loaded anew may still be shown', () => {
  const pages = themedPages(TEMPLATE)
  const before = pages.styleHashes(aDeployment({ look: WINE }))
  const after = pages.styleHashes(aDeployment({ look: { corners: { small: 2 } } }))
  expect(after).toEqual(expect.arrayContaining([...before]))
  expect(after).toHaveLength(2)
})
