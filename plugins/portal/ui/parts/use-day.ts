import { useLanguage } from '@core/ui'

/** A calendar day in full: 19 december 2026. */
export function useDay() {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}
