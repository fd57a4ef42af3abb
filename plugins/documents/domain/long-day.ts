const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day as people write it: 12 november 2026; nothing for none. */
export const longDay = (day: string | null | undefined): string =>
  day ? days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)) : ''
