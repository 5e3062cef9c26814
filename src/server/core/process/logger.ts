import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Answered } from '../http/observing.ts'
import { loggedError } from './logged-error.ts'
import type { OnError } from './logged-error.ts'

/** The log of a server: one line of JSON for each event, without cookies and keys. */
export function loggerOf(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: ['req.headers.cookie', 'req.headers.authorization'] }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Logs a line for each request that was answered, whatever the level of `logger`. */
export function loggingAnswers(logger: Logger): (answered: Answered) => void {
  const access = logger.child({}, { level: 'info' })
  return (answered) => access.info(answered, 'answered')
}

/** Logs what goes wrong behind the customer's back, each as what it is, without the values it was about. */
export function loggingFailures(logger: Logger): OnError {
  return (error, orderId, what) => logger.error({ err: loggedError(error), orderId }, what)
}
