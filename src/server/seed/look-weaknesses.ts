import type { Look } from '#domain/look/page-style.ts'
import { weakPairsIn } from '#domain/look/palette.ts'

/** What people may not be able to read or see in the colours of a deployment, each with its key and reason (WCAG 2.2 AA). */
export function weaknessesOf({
  palettes,
}: Look): readonly { readonly path: readonly string[]; readonly reason: string }[] {
  if (palettes === undefined) return []
  return weakPairsIn(palettes).map(({ palette, colour, ground, contrast, least }) => ({
    path: ['look', 'palettes', palette, colour],
    // Rounded down: what is told must not look like enough.
    reason: `on ${ground} its contrast is ${Math.floor(contrast * 100) / 100}, and ${least} is the least that can be read by all`,
  }))
}
