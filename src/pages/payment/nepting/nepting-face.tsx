import { Icon } from '#ui/primitives/icon.tsx'
import type { ProviderFace } from '../provider-face.ts'

export const neptingFace: ProviderFace = { sign: <Icon name="leave" /> }
