/** Whether a text names a time zone by its place, as IANA lists them: `Europe/Amsterdam`, `UTC`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('nl', { timeZone: text })
    return true
  } catch {
    // The runtime has no list of zone names: a formatter that throws is the only test.
    return false
  }
}
