/** Whether a text is a day that the calendar has, `YYYY-MM-DD`, in a year far enough from both ends of it to be reckoned with. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) || text > '9998') return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Whether a text is a moment on such a day, as JSON writes it. */
export const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^.{10}[T ]/.test(text) && !Number.isNaN(Date.parse(text))
