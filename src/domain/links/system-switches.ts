/** What the system parameters switch on (S3.40). */
export type SystemSwitches = {
  /** Customers may save the conversation as a file, so that somebody can look for a fault in it. */
  readonly isDebugging: boolean
  /** The house says something of its own beside each order. */
  readonly showsOrderMessage: boolean
}

/** Every system parameter that is a switch (S3.40). */
export const SWITCH_PARAMETERS = ['debugModeEnabled', 'showCustomOrderMessage'] as const

/** The switches among the system parameters, off where nothing is said; nothing but a yes turns one on (S3.39, S3.40). */
export function switchesOf(parameters: Readonly<Record<string, string | boolean>>): SystemSwitches {
  return {
    isDebugging: parameters['debugModeEnabled'] === true,
    showsOrderMessage: parameters['showCustomOrderMessage'] === true,
  }
}
