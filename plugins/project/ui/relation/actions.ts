import type { RecordAction, RowOf, useT } from '@core/ui'
import { IconTools } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'project'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'project',
    label: t('newProject'),
    icon: IconTools,
    to: row => `/project_overview?new&relation_id=${row.id}`,
  },
]
