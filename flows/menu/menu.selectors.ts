/**
 * Whether a menu is loaded. Not in the machine's file, because the first screen asks this before any machine is
 * fetched.
 */
export function isMenuLoaded(value: unknown): boolean {
  return value === 'ready' || value === 'renewing'
}
