/** Whether a menu is there to be ordered from; beside its machine, for the first screen asks. */
export function isRead(value: unknown): boolean {
  return value === 'ready' || value === 'renewing'
}
