import { Card, Facts, formatLongDay, useT } from '@core/ui'
import { ResourceFacts } from '@core/ui/records'
import described from '@openapi/fields/flow'
import { FLOW_STAGES } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import { dateFields } from './flow-stage-bar'
import { type Flow, useStatusName } from './flow-status'
import { NOT_ASKED } from './use-flow-fields'

/** Fields that the cards around it show. */
const SHOWN_BESIDE = [
  'number',
  'relation_fullname',
  'user_id',
  'lead_date',
  'lead_source',
  'reference',
  'reference2',
  'reference3',
  'tags',
  'order_value',
  'remarks',
  'created_at',
  'updated_at',
] as const

/** The view `dossier`: what was asked for, who works on it, and when it came in each stage (S1 §2). */
export function FlowData({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const statusName = useStatusName()
  const reached = FLOW_STAGES.flatMap(stage => {
    const moment = flow[dateFields[stage]]
    return moment ? [{ label: stageName(stage), value: formatLongDay(moment) }] : []
  })
  return (
    <>
      <Card title={t('request')}>
        <ResourceFacts
          of={described}
          row={flow}
          first={['description', 'status', 'office_user_id', 'project_user_id']}
          without={[...NOT_ASKED, ...SHOWN_BESIDE, 'flowstage_start_at', 'date_archived', ...Object.values(dateFields)]}
          values={{ status: [statusName(flow.status), flow.phase].filter(Boolean).join(' · ') }}
        />
      </Card>
      {reached.length > 0 && (
        <Card title={t('stagesReached')}>
          <Facts facts={reached} />
        </Card>
      )}
    </>
  )
}
