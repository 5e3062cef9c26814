import { toMajor, minor } from '#domain/money/minor.ts'
import type { Clock } from '../core/database/clock.ts'
import { SettingsError, readSettings } from '../core/process/env.ts'
import { DataFolderError } from '../core/database/lock.ts'
import { withDatabase } from '../core/database/with-database.ts'
import { disagreementsIn } from './store/disagreements.store.ts'
import type { Disagreement, DisagreementKind } from './store/disagreements.store.ts'
import { migrate } from '../core/database/migrate.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const MEANINGS: Readonly<Record<DisagreementKind, string>> = {
  unpaid: 'goes on although no money is held',
  heldForEnded: 'has ended although its money is held',
  notReleased: 'has money the provider does not let go',
  overdue: 'should have been paid or given up',
  disputed: 'is disputed by the owner of the card',
}

/** Prints each order that disagrees with its money; answers 0 where there is none, 1 where there is, 2 where it cannot be told. */
export async function runDisagreements({ environment, clock, print }: Surroundings): Promise<number> {
  try {
    const found = await withDatabase(readSettings(environment), async (database) => {
      await migrate(database)
      return disagreementsIn(database, clock.now())
    })
    found.map(lineOf).forEach(print)
    print(found.length === 0 ? 'Money and orders agree.' : `${found.length} to look at: README of payments.`)
    return found.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof DataFolderError || error instanceof SettingsError)) throw error
    print(error.message)
    return 2
  }
}

function lineOf({ kind, orderId, state, provider, reference, amount, currency }: Disagreement): string {
  const paidBy = [provider, reference].filter((each) => each !== undefined).join(' ')
  const money = `${toMajor(minor(amount))} ${currency.toUpperCase()}`
  return `${orderId} ${state} ${money}${paidBy === '' ? '' : ` by ${paidBy}`}: ${MEANINGS[kind]}`
}
