import type { RecordAction, RowOf, useT } from '@core/ui'
import { IconTools } from '@tabler/icons-react'
import { startProjects } from './start-projects'

/** What can be done with dossiers. */
export default (t: ReturnType<typeof useT<'project'>>): RecordAction<RowOf<'/api/flow'>>[] => [
  {
    key: 'startprojectphase',
    label: t('startProjects'),
    icon: IconTools,
    only: 'list',
    run: rows => startProjects(t, rows),
  },
]
