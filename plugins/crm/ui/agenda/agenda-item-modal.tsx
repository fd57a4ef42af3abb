import { momentAt, type RowOf, today, useCurrentUser, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/agendaitem'

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

/** Something in the agenda (MOD-019). */
export function AgendaItemModal({ item, starting, about, onClose }: AgendaItemModalProps) {
  const t = useT('crm')
  const { id } = useCurrentUser()
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
        ['location', 'flow_id'],
        'user_id',
        'description',
      ]}
      fields={{ description: { rows: 3 } }}
      values={{ user_id: id, start_date: momentAt(today(), '09:00'), ...starting }}
      along={about}
      refresh={['/api/calendar']}
      onClose={onClose}
    />
  )
}
