import { useEffect } from 'react'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'
import { isOtherAccount, isVisitorKnown } from '#flows/account/visitor.ts'
import type { DeviceNotices } from '#bindings/runtime/device-notices.ts'

type Given = {
  readonly runner: Runner
  readonly notices: DeviceNotices
  /** Forgets by what this device is known. */
  readonly forgetDevice: () => void
  /** A new conversation in the place of the stored one; undefined where nothing is stored yet. */
  readonly beginAnew: (left: Runner) => Runner | undefined
  readonly goOnWith: (next: Runner) => void
}

/**
 * Whoever logs out leaves no order and no id on this device: a new conversation begins, and only what is in the basket
 * stays (S4.3). A session that ends by itself ends nothing else.
 */
export function useFarewell({ runner, notices, forgetDevice, beginAnew, goOnWith }: Given): void {
  useEffect(() => {
    // A page that was left before the answer goes on where it was.
    let isLeaving = runner.conversation().flows.session.value === 'leaving'
    // Who has just registered may be gone before the renewal of the session says who they are.
    let isUnsureWho = false
    const follow = ({ before, after, traits }: RunnerEvents['step']) => {
      if (traits?.isFarewell) {
        isLeaving = true
        isUnsureWho = !isVisitorKnown(before.flows.session)
      }
      const { session } = after.flows
      if (!isLeaving || !isVisitorKnown(session)) return
      isLeaving = false
      const { visitor } = session.context
      if (visitor.kind !== 'visitor') return
      if (!isUnsureWho && !isOtherAccount(before.flows.session.context.visitor, visitor)) return
      forgetDevice()
      const next = beginAnew(runner)
      if (!next) return
      if (!notices.current().includes('accountDeleted')) notices.tell('loggedOut')
      goOnWith(next)
    }
    runner.on('step', follow)
    return () => runner.off('step', follow)
  }, [runner, notices, forgetDevice, beginAnew, goOnWith])
}
