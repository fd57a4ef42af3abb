/** At least 8 characters with a small letter, a capital and a digit (R-AUTH-008). */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
}
