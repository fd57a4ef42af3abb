import { Card, Facts, formatLongDay, useT } from '@core/ui'
import { FLOW_STAGES } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import { dateFields } from './flow-stage-bar'
import { type Flow, useStatusName } from './flow-status'
import { useHandlers } from './use-company-lists'

/** The view `dossier`: what was asked for, who works on it, and when it came in each stage (S1 §2). */
export function FlowData({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const statusName = useStatusName()
  const handlers = useHandlers()
  const nameOf = (id: number | null) => handlers.find(({ value }) => value === id)?.label ?? null
  const reached = FLOW_STAGES.flatMap(stage => {
    const moment = flow[dateFields[stage]]
    return moment ? [{ label: stageName(stage), value: formatLongDay(moment) }] : []
  })
  return (
    <>
      <Card title={t('request')}>
        <Facts
          facts={[
            { label: t('description'), value: flow.description },
            { label: t('status'), value: [statusName(flow.status), flow.phase].filter(Boolean).join(' · ') },
            { label: t('department_office'), value: nameOf(flow.office_user_id) },
            { label: t('department_project'), value: nameOf(flow.project_user_id) },
          ]}
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
