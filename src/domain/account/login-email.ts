/** The mail address an account is found by: how it was typed, large or small, makes no other account (S5.10). */
export function loginEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
