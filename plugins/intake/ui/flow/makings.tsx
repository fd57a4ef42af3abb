import { type Translate, useList, useSearchParams, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconCalendarPlus } from '@tabler/icons-react'

/** "Plan opname" in the header of a dossier: by the dialog of its card with surveys. */
const IntakeMaker: FlowMaking['Maker'] = ({ flowId, children }) => {
  const t = useT('intake')
  const [, setParams] = useSearchParams()
  const { data } = useList('/api/intake', { flow_id: String(flowId), sort: '-id', limit: 20 })
  return children({
    has: data?.rows.some(({ status }) => status !== 'cancelled'),
    ways: [
      {
        key: 'new',
        label: t('planIntake'),
        icon: IconCalendarPlus,
        onSelect: () => setParams({ newintake: '1' }, { replace: true }),
      },
    ],
  })
}

/** What surveys add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  {
    key: 'intake',
    label: t('planIntake'),
    icon: IconCalendarPlus,
    stage: 'intake',
    optional: true,
    Maker: IntakeMaker,
  },
]
