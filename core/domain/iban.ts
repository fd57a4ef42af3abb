/** Whether a text is an account number by ISO 13616: its two check digits fit the rest. Spaces are how people write it. */
export function isIban(text: string): boolean {
  const account = text.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) && hasCheckDigits(account)
}

/** An account number in groups of four signs, as people read it. */
export const groupedIban = (iban: string): string => iban.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** Whether the two digits behind the country of a number fit the rest of it, by ISO 7064 (mod 97). */
export function hasCheckDigits(number: string): boolean {
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, letter => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
