import { useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/recurring_invoice'
import type { Recurring } from './words'

/** What it is called, how often it comes, and what becomes of each invoice. */
export function ChangeRecurring({ recurring, onClose }: { recurring: Recurring; onClose: () => void }) {
  const t = useT('invoice')
  return (
    <ResourceModal
      of={described}
      record={recurring}
      title={t('recurringChangeTitle')}
      layout={[
        'title',
        ['interval_count', 'interval_unit'],
        'first_date',
        ['end_date', 'times'],
        'way',
        'in_arrears',
        'user_id',
      ]}
      fields={{ first_date: { help: t('recurringFirstChange') }, in_arrears: { help: t('recurringArrearsHelp') } }}
      refresh={['/api/invoice']}
      onClose={onClose}
    />
  )
}
