/** Twice as large as a mail shows it (pixels). */
const ROOM = { width: 560, height: 96 } as const

/** A wordmark as a PNG, which every mail program shows; nothing where it cannot be opened. */
export async function wordmarkPng(path: string): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  return sharp(path)
    .resize({ ...ROOM, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}
