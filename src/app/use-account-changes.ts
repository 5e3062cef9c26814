import { useEffect } from 'react'
import type { i18n } from 'i18next'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import type { Runner, RunnerEvents } from '#flows/runner.ts'
import { isOtherAccount } from '#flows/session/session.machine.ts'
import type { Vault } from '#bindings/use-speech.ts'

type Given = {
  readonly runner: Runner
  readonly i18n: i18n
  readonly vault: Vault
  readonly accounts: AccountPorts
}

/** A user's choice of language goes to the profile (S6.7); what one account typed is not left to the next. */
export function useAccountChanges({ runner, i18n, vault, accounts }: Given): void {
  useEffect(() => {
    const tell = (language: string) => {
      const { kind } = runner.conversation().flows.session.context.visitor
      // Where it is not heard the choice holds on this device, and the profile is told with the next one.
      if (kind === 'user') accounts.keepLanguage(language).catch(() => undefined)
    }
    i18n.on('languageChanged', tell)
    return () => i18n.off('languageChanged', tell)
  }, [runner, i18n, accounts])
  useEffect(() => {
    const forget = ({ before, after }: RunnerEvents['step']) => {
      const was = before.flows.session.context.visitor
      if (isOtherAccount(was, after.flows.session.context.visitor)) vault.forget()
    }
    runner.on('step', forget)
    return () => runner.off('step', forget)
  }, [runner, vault])
}
