import { Card, Facts, formatListed, formatTime, type RowOf, useOwns, useT } from '@core/ui'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/intake'
import { CustomerOfFlow } from '@plugins/crm/contract/customer-of-flow'
import { useMomentOf } from './intake-status'

type Intake = RowOf<'/api/intake'>

/** Whom a survey is for and the way there, when it is and whose. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const t = useT('intake')
  const momentOf = useMomentOf()
  const hasFlows = useOwns('CRM')
  const { flow_id, intake_date, end_date, object, date_completed, user_fullname, team_name } = intake
  const facts = useFacts(described, intake, {
    first: ['user_id', 'remarks', ...(date_completed ? (['date_completed'] as const) : [])],
    only: true,
    values: { user_id: user_fullname ?? team_name ?? t('nobody'), date_completed: formatListed(date_completed) },
  })
  const moment = intake_date && end_date ? `${momentOf(intake)} – ${formatTime(end_date)}` : momentOf(intake)
  return (
    <>
      {hasFlows && flow_id !== null && <CustomerOfFlow id={flow_id} />}
      <Card title={t('intake')}>
        <Facts
          facts={[
            { key: 'moment', label: t('moment'), value: moment },
            ...facts,
            { key: 'year', label: t('year'), value: object?.yearofconstruction ?? null },
          ]}
        />
      </Card>
    </>
  )
}
