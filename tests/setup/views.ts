import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// What is fetched when it is needed takes its time on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 })

// What a browser has and happy-dom lacks; a view must not need more than these stand-ins do.
class QuietResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= QuietResizeObserver
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false

// Files share a page: what one has kept on the device, marked on the page or left in the address is not the next one's.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const mark of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[mark]
  history.replaceState(undefined, '', '/')
})

// Files share a page, and the library takes down what was drawn only for the file that first asked for it.
afterEach(cleanup)

// A part still on its way when the last test ends, as the map is for a test that does not wait for it, would look
// for a page that has been taken down.
afterAll(() => vi.dynamicImportSettled())
