import { useEffect } from 'react'
import type { i18n } from 'i18next'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'
import { isOtherAccount, isVisitorKnown } from '#flows/account/visitor.ts'
import { forgetButReceiptAddress } from '#bindings/checkout/receipt-address.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'

type Given = {
  readonly runner: Runner
  readonly i18n: i18n
  readonly personalData: PersonalData
  readonly accounts: AccountPorts
}

/**
 * Saves a user's choice of language in the profile (S6.7), and drops what one account typed before another one uses the
 * page.
 */
export function useAccountChanges({ runner, i18n, personalData, accounts }: Given): void {
  useEffect(() => {
    let isUntold = false
    const tell = () => {
      const { session } = runner.conversation().flows
      // A choice made during the check of the session is saved once that has ended.
      isUntold = !isVisitorKnown(session)
      // If saving fails the choice holds on this device, and the next choice is saved again.
      if (!isUntold && session.context.visitor.kind === 'user')
        accounts.keepLanguage(i18n.language).catch(() => undefined)
    }
    const tellLate = () => {
      if (isUntold) tell()
    }
    i18n.on('languageChanged', tell)
    runner.on('step', tellLate)
    return () => {
      i18n.off('languageChanged', tell)
      runner.off('step', tellLate)
    }
  }, [runner, i18n, accounts])
  useEffect(() => {
    const forget = ({ before, after }: RunnerEvents['step']) => {
      const was = before.flows.session.context.visitor
      const { visitor } = after.flows.session.context
      if (isOtherAccount(was, visitor)) forgetButReceiptAddress(personalData, visitor)
    }
    runner.on('step', forget)
    return () => runner.off('step', forget)
  }, [runner, personalData])
}
