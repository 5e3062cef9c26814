/**
 * The attempt from which help offers the ways out: the first says that the text was not understood, the second lists
 * all choices.
 */
export const LAST_ATTEMPT = 3
