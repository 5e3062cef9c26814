import type { Route } from './routes.ts'

/** The health of the server is asked on every route change but these: the page that tells of it, and the way to reach a person (S7.42, S4.113). */
export function isHealthChecked({ name }: Route): boolean {
  return name !== 'technicalIssue' && name !== 'contact'
}

/** Where a failed check leads: with its status, or 500 where there was no answer (S4.113). */
export function issueOf(status: number): Extract<Route, { name: 'technicalIssue' }> {
  return { name: 'technicalIssue', code: status > 0 ? status : 500 }
}
