import '@testing-library/jest-dom/vitest'

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
