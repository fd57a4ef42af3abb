import { ButtonLink, Loaded, Navigate, useCall, useOwns, useParams, useSearchParams, useT } from '@core/ui'
import { DetailScreen } from '@core/ui/records'
import { CustomerOfFlow } from '@plugins/crm/contract/customer-of-flow'
import { IconFolder } from '@tabler/icons-react'
import { AftercareOfFlow } from '../flow/aftercare-of-flow'

/** The service of a dossier: incidents with their forms, and what stands there (SCR-068). With `formId` that form opens. */
export default function AftercareDetail() {
  const t = useT('aftercare')
  const { flowId } = useParams()
  const [params] = useSearchParams()
  const formId = Number(params.get('formId'))
  const hasFlows = useOwns('CRM')
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: Number(flowId) } } }, { enabled: hasFlows })
  if (formId) return <Navigate to={`/flowdataitem_detail/${formId}`} replace />
  return (
    <Loaded query={flow} what={t('theAftercare')}>
      {({ id, number, relation_id, relation_fullname, description }) => (
        <DetailScreen
          title={relation_fullname}
          crumb={number ?? relation_fullname}
          crumbs={[{ title: t('aftercare'), to: '/incident_overview' }]}
          subtitle={[t('aftercare'), description].filter(Boolean).join(' · ')}
          actions={
            <ButtonLink icon={IconFolder} to={`/flow_detail/${id}`}>
              {t('field.incident.flow_id')}
            </ButtonLink>
          }
          facts={<CustomerOfFlow id={id} />}
          tabs={[
            {
              key: 'overview',
              title: t('overview'),
              content: <AftercareOfFlow flowId={id} relationId={relation_id} />,
            },
          ]}
        />
      )}
    </Loaded>
  )
}
