import { Icon } from '#ui/primitives/icon.tsx'
import type { ProviderFace } from '../provider-face.ts'

export const vippsFace: ProviderFace = { sign: <Icon name="phone" /> }
