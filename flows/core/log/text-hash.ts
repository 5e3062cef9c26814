/**
 * Two 32-bit multiply-and-xor hashes side by side, the first of them FNV-1a over UTF-16 units. It tells texts apart and
 * protects no secret. Stored conversations hold its results, so it must not change.
 */
export function textHash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ (unit + index), 0x85ebca6b)
  }
  return hex(low) + hex(high)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}
