/** What stands on this device is of who looks, and not of the customer: the views do without, as where it is forbidden. */
export function forbidStorage(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, {
      get: () => {
        throw new DOMException('nothing of this device is shown here', 'SecurityError')
      },
    })
}
