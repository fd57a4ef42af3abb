import { Card, Facts, formatListed, type RowOf, useOwns, useT } from '@core/ui'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/project'
import { CustomerOfFlow } from '@plugins/crm/contract/customer-of-flow'
import { useMomentOf } from './project-status'

/** Whom a project is for and the way there, when it is and whose. */
export function ProjectFacts({ project }: { project: RowOf<'/api/project'> }) {
  const t = useT('project')
  const momentOf = useMomentOf()
  const hasFlows = useOwns('CRM')
  const { flow_id, date_completed, user_fullname, team_name } = project
  const facts = useFacts(described, project, {
    first: ['user_id', 'remarks', ...(date_completed ? (['date_completed'] as const) : [])],
    only: true,
    values: { user_id: user_fullname ?? team_name ?? t('nobody'), date_completed: formatListed(date_completed) },
  })
  return (
    <>
      {hasFlows && flow_id !== null && <CustomerOfFlow id={flow_id} />}
      <Card title={t('project')}>
        <Facts facts={[{ key: 'moment', label: t('moment'), value: momentOf(project) }, ...facts]} />
      </Card>
    </>
  )
}
