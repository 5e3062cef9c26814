import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { PersonalValue } from '#domain/support/sent-conversation.ts'
import type { Recording } from '#flows/core/engine/replay.ts'
import type { View } from '#bindings/runtime/view-context.ts'

/** Where the desk shows what the customer saw, in a frame of its own. */
export const SCREEN_HREF = '/support/screen'

/** What the frame tells the desk: it can be shown something. */
export const READY = 'orda.screen.ready'

/** What the desk shows: a conversation at a step, in a view and a language. */
export type Showing = {
  readonly deployment: Deployment
  readonly recording: Recording
  readonly values: readonly PersonalValue[]
  readonly step: number
  readonly view: View
  readonly language: string
  /** It can be gone on with: its own answers are given again, and nothing is sent. */
  readonly isLive?: true
}
