import { Icon } from '#ui/primitives/icon.tsx'
import type { ProviderFace } from '../provider-face.ts'

export const testFace: ProviderFace = { sign: <Icon name="check" /> }
