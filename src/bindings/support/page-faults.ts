import type { PersonalData } from '../words/use-formatter.ts'

/** The draft that keeps what broke on this page, for as long as its tab is open. */
const FAULTS = 'pageFaults'
const MOST_KEPT = 5
const LONGEST = 60

/** Keeps what broke, the last few. */
export function keepPageFault(personalData: PersonalData, fault: string): void {
  const kept = [...pageFaultsIn(personalData), fault.slice(0, LONGEST)].slice(-MOST_KEPT)
  personalData.keepDraft(FAULTS, kept.join('\n'))
}

/** What broke on this page, the last last. */
export function pageFaultsIn(personalData: PersonalData): readonly string[] {
  return personalData
    .draftOf(FAULTS)
    .split('\n')
    .filter((fault) => fault !== '')
}
