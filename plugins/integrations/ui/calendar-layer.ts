import { addDays, type CalendarLayer, call, type Translate } from '@core/ui'

/** The linked calendar of a colleague, in light grey (G-CALCOL, R-INTG-003). */
export default (t: Translate): readonly CalendarLayer[] => [
  {
    key: 'external',
    async read({ userId, from, until }) {
      const path = { userId, from, to: addDays(until, -1) }
      const events = await call('get', '/api/integrations/gcal/list/{userId}/{from}/{to}', { params: { path } })
      return events.map(({ summary, start, end, all_day }, at) => ({
        id: `external-${at}`,
        title: summary || t('untitled'),
        start,
        end,
        allDay: all_day,
        color: 'var(--text-3)',
      }))
    },
  },
]
