import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// What is fetched when it is needed takes its time on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 })

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
