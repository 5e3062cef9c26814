/** Whether an address from outside may be linked to: https only, never a script or an address without encryption (S2.37). */
export function isSecureUrl(url: string): boolean {
  return /^https:\/\/[^\s/?#]/i.test(url)
}
