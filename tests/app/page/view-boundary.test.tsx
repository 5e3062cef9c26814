import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nextProvider } from 'react-i18next'
import { ViewBoundary } from '#app/page/view-boundary.tsx'
import { i18nIn } from '#tests/support/render.tsx'

const reload = vi.fn()
const anew = vi.fn()

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

function renderBroken(): void {
  render(
    <I18nextProvider i18n={i18nIn('en')}>
      <ViewBoundary onAnew={anew}>
        <Broken />
      </ViewBoundary>
    </I18nextProvider>,
  )
}
