import {
  Card,
  Facts,
  formatDate,
  Loaded,
  Page,
  useCall,
  useCurrentUser,
  useParams,
  useSearchParams,
  useT,
} from '@core/ui'
import { DocumentsCard } from '../parts/documents-card'
import { StageTag } from '../parts/stages'
import { TasksCard } from '../parts/tasks-card'
import '../partner.css'

/** A dossier as its partner sees it: how far it is, what is planned and what went out (R-FLOW-037, R-PART-002). */
export default function FlowPartner() {
  const t = useT('partner')
  const id = Number(useParams().flowId)
  const { user_type } = useCurrentUser()
  const [params] = useSearchParams()
  const partnerId = user_type === 'partner' ? undefined : Number(params.get('partnerId')) || undefined
  const query = useCall('get', '/api/flow/{id}/getForPartner', {
    params: { path: { id }, query: partnerId === undefined ? {} : { partnerId } },
  })
  return (
    <Loaded query={query} what={t('theFlow')}>
      {({ flow, project, tasks, documents }) => (
        <Page
          title={flow.address ?? flow.relation_fullname}
          crumbs={[{ title: t('dashboard'), to: '/dashboard_partner' }]}
          state={<StageTag status={flow.status} />}
        >
          <div className="partner-page">
            <div>
              <TasksCard query={query} tasks={tasks} />
              <DocumentsCard query={query} documents={documents} />
            </div>
            <div>
              <Card title={t('about')}>
                <Facts
                  facts={[
                    { label: t('customer'), value: flow.relation_fullname },
                    {
                      label: t('address'),
                      value: [flow.address, [flow.postcode, flow.city].filter(Boolean).join(' ')]
                        .filter(Boolean)
                        .join(', '),
                    },
                    { label: t('project'), value: project },
                    { label: t('stage'), value: flow.phase },
                    { label: t('ourReference'), value: flow.reference },
                    { label: t('started'), value: formatDate(flow.lead_date) },
                  ]}
                />
                {flow.description && <p>{flow.description}</p>}
              </Card>
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  )
}
