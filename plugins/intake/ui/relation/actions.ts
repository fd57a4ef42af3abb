import type { RecordAction, RowOf, useT } from '@core/ui'
import { IconClipboardCheck } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'intake'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'intake',
    label: t('newForRelation'),
    icon: IconClipboardCheck,
    to: row => `/intake_overview?new&relation_id=${row.id}`,
  },
]
