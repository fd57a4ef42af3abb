import { type Translate, useList, useSearchParams, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconTools } from '@tabler/icons-react'

/** "Begin project" in the header of a dossier: by the dialog of its card with projects. */
const ProjectMaker: FlowMaking['Maker'] = ({ flowId, children }) => {
  const t = useT('project')
  const [, setParams] = useSearchParams()
  const { data } = useList('/api/project', { flow_id: String(flowId), sort: '-id', limit: 20 })
  return children({
    has: data?.rows.some(({ status }) => status !== 'cancelled'),
    ways: [
      {
        key: 'new',
        label: t('startProjects'),
        icon: IconTools,
        onSelect: () => setParams({ newproject: '1' }, { replace: true }),
      },
    ],
  })
}

/** What projects add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  {
    key: 'project',
    label: t('startProjects'),
    icon: IconTools,
    stage: 'project',
    optional: true,
    Maker: ProjectMaker,
  },
]
