import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nextProvider } from 'react-i18next'
import { ViewBoundary } from '#app/page/view-boundary.tsx'
import { BrandContext, type Brand } from '#bindings/runtime/brand-context.ts'
import { i18nIn } from '#tests/support/render.tsx'

const reload = vi.fn()
const anew = vi.fn()
const SUPPORT = { keptDays: 30, takesValues: true }

beforeEach(() => {
  // React tells the console of what a boundary caught.
  console.error = () => undefined
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  cleanup()
  reload.mockReset()
  anew.mockReset()
})

function Broken(): never {
  throw new Error('a product has no name')
}

test('a view that cannot be shown is no white page: it says so, and a reload goes on where one was', async () => {
  renderBroken()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our side')
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(anew).not.toHaveBeenCalled()
})

test('who begins anew has the conversation set aside before the page comes again', async () => {
  anew.mockImplementation(() => expect(reload).not.toHaveBeenCalled())
  renderBroken()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(anew).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
})

test.each<[string, Partial<Brand>, number]>([
  ['can be sent from a page of its own, in which what broke is not drawn', { support: SUPPORT }, 1],
  ['is not offered to be sent where the restaurant takes none', {}, 0],
])('a conversation whose view broke %s', (_, brand, count) => {
  renderBroken(brand)
  const links = screen.queryAllByRole('link', { name: 'Send this conversation to the restaurant' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/send-conversation?why=fault&view=classic'),
  )
})

function renderBroken(brand: Partial<Brand> = {}): void {
  render(
    <I18nextProvider i18n={i18nIn('en')}>
      <BrandContext value={{ titleSuffix: '', zoom: 14, ...brand }}>
        <ViewBoundary onAnew={anew}>
          <Broken />
        </ViewBoundary>
      </BrandContext>
    </I18nextProvider>,
  )
}
