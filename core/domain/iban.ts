/** Whether a text is an account number by ISO 13616: its two check digits fit the rest. Spaces are how people write it. */
export function isIban(text: string): boolean {
  const account = text.replace(/\s+/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  const digits = (account.slice(4) + account.slice(0, 4)).replace(/[A-Z]/g, letter => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
