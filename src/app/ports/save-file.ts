/** Lets the browser save a text under a name, as if a link to it had been followed. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The download has begun with the click; only the address is taken back.
  URL.revokeObjectURL(url)
}
