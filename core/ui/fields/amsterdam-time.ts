const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' })

/** The moment of a day (`yyyy-mm-dd`) and a time (`hh:mm`) in Amsterdam, summer time included. */
export function fromAmsterdam(day: string, time: string): string {
  const guess = new Date(`${day}T${time}:00Z`)
  const offset = offsetOf(new Date(guess.getTime() - minutesOf(offsetOf(guess)) * 60_000))
  return new Date(`${day}T${time}:00${offset}`).toISOString()
}

function offsetOf(moment: Date): string {
  const name = offsetFormat.formatToParts(moment).find(part => part.type === 'timeZoneName')?.value ?? 'GMT+01:00'
  return name.replace('GMT', '') || '+00:00'
}

function minutesOf(offset: string): number {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':')
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
