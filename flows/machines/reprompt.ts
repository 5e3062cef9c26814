/** What was not understood, then all choices, then the ways out. */
export const LAST_ATTEMPT = 3
