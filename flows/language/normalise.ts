import { kept } from './kept.ts'

/** Lower case without marks, punctuation or doubled blanks: `  Brygga-BURGER! ` is `brygga burger`. */
export const normalise = kept((text) =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)
