import { formatLongDay, formatTime, lastDay, type RowOf, useT } from '@core/ui'

/** Day and hours of an appointment in words: `dinsdag 24 november, 09:00 – 10:00`. */
export function useWhen({ start_date, end_date, all_day }: RowOf<'/api/agendaitem'>): string {
  const t = useT('crm')
  const first = formatLongDay(start_date)
  if (all_day) {
    const lastOfAll = formatLongDay(lastDay({ start: start_date, end: end_date ?? start_date }))
    return `${first === lastOfAll ? first : `${first} – ${lastOfAll}`}, ${t('allDay')}`
  }
  const last = end_date ? formatLongDay(end_date) : first
  if (!end_date) return `${first}, ${formatTime(start_date)}`
  const [from, to] = [formatTime(start_date), formatTime(end_date)]
  return first === last ? `${first}, ${from} – ${to}` : `${first}, ${from} – ${last}, ${to}`
}
