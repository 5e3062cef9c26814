/** Something that can be listened to by name. */
export type Listening = {
  on(name: string, listener: (event: unknown) => void): unknown
  once(name: string, listener: (event: unknown) => void): unknown
  off(name: string, listener?: (event: unknown) => void): unknown
}

export type Element = Listening & {
  mount(place: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: unknown): void
  focus(): void
  blur(): void
}

export type Events = { readonly listening: Listening; emit(name: string, event?: unknown): void }

export function eventsOf(): Events {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const listening: Listening = {
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return listening
    },
    once(name, listener) {
      const once = (event: unknown): void => {
        listening.off(name, once)
        listener(event)
      }
      return listening.on(name, once)
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener)
      else listeners.delete(name)
      return listening
    },
  }
  return {
    listening,
    emit(name, event) {
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
}

/** An element that draws itself into the place it is mounted, and says so when it is there. */
export function elementOf(
  { listening, emit }: Events,
  draw: () => HTMLElement,
  ready: () => unknown,
): Element {
  let drawn: HTMLElement | undefined
  return {
    ...listening,
    mount(place) {
      const host = typeof place === 'string' ? document.querySelector(place) : place
      if (!host) throw new Error('there is no place to mount the element')
      drawn = draw()
      host.append(drawn)
      queueMicrotask(() => emit('ready', ready()))
    },
    unmount() {
      drawn?.remove()
      drawn = undefined
    },
    destroy() {
      this.unmount()
    },
    update() {},
    focus() {
      drawn?.querySelector('input')?.focus()
    },
    blur() {},
  }
}
