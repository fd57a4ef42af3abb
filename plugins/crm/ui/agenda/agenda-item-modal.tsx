import { later, type RowOf, useCurrentUser, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/agendaitem'
import { AppointmentPlace } from './appointment-place'
import { BusyDay } from './busy-day'
import { nextHour } from './next-hour'

/** The record that something in the agenda is about. */
export type AgendaAbout = {
  [Field in 'agendaitemable_type' | 'agendaitemable_id']: NonNullable<RowOf<'/api/agendaitem'>[Field]>
}

interface AgendaItemModalProps {
  item?: RowOf<'/api/agendaitem'>
  /** What a new one starts with: picked in the calendar, or where it was asked for. */
  starting?: Partial<RowOf<'/api/agendaitem'>>
  /** What a new one is about. */
  about?: AgendaAbout | undefined
  onClose: () => void
}

/** Something in the agenda (MOD-019): an hour from the next whole one, where the work is, beside what that day has already. */
export function AgendaItemModal({ item, starting, about, onClose }: AgendaItemModalProps) {
  const t = useT('crm')
  const { id } = useCurrentUser()
  const start = starting?.start_date ?? nextHour()
  return (
    <ResourceModal
      of={described}
      record={item}
      title={t(item ? 'editAgendaItem' : 'newAgendaItem')}
      verb={item ? undefined : t('makeAgendaItem')}
      layout={[
        'title',
        ['start_date', 'end_date'],
        ['all_day', 'absent'],
        ['flow_id', 'user_id'],
        'location',
        'description',
      ]}
      fields={{
        start_date: { until: 'end_date', lasting: ({ all_day }) => (all_day ? 'days' : 'moments') },
        location: { render: control => <AppointmentPlace {...control} /> },
        description: { rows: 3 },
      }}
      values={{
        user_id: id,
        start_date: start,
        end_date: later(start, 60),
        ...starting,
      }}
      along={about}
      refresh={['/api/calendar']}
      note={({ user_id, start_date, end_date }) => (
        <BusyDay
          userId={Number(user_id) || null}
          from={String(start_date ?? '')}
          to={String(end_date ?? '')}
          without={item?.id}
        />
      )}
      onClose={onClose}
    />
  )
}
