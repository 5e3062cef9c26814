import { useContext } from 'react'
import { DeploymentFormatsContext } from '../words/use-formatter.ts'
import { ClockContext } from './use-now.ts'

/** The current year in the zone of the deployment. */
export function useYear(): string {
  const clock = useContext(ClockContext)
  const { timeZone } = useContext(DeploymentFormatsContext)
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(clock())
}
