import { Avatar, Card, EmptyState, formatDay, Link, Loaded, useCurrentUser, useList, useT } from '@core/ui'
import { stageOf } from '../../contract/flow-status'
import { openStatuses } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import './widgets.css'

/** Which dossiers each kind of dashboard shows, the latest first. */
const ASKED = {
  standard: { title: 'myFlows', status: openStatuses, sort: '-flowstage_start_at' },
  sales: { title: 'newestFlows', status: openStatuses, sort: '-created_at' },
  project: { title: 'flowsInProject', status: 'project', sort: '-flowstage_start_at' },
} as const

/** What somebody works with: their own dossiers, those that came in last, or those that are being carried out. */
export default function FlowsWidget({ usecase }: { usecase: string }) {
  const t = useT('crm')
  const { id } = useCurrentUser()
  const { title, ...asked } = ASKED[usecase as keyof typeof ASKED] ?? ASKED.standard
  const own = usecase === 'standard' ? { user_id: String(id) } : {}
  const list = useList('/api/flow', { ...asked, ...own, limit: 6 })
  return (
    <Card
      title={t(title)}
      count={usecase === 'sales' ? undefined : list.data?.total}
      flush
      actions={<Link to="/flow_overview">{t('allFlows')}</Link>}
    >
      <Loaded compact query={list} what={t('theFlows')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noFlows')} text={t('noFlowsText')} />
          ) : (
            rows.map(flow => (
              <Link key={flow.id} to={`/flow_detail/${flow.id}`} className="crm-row-link">
                <span className="vk-card-row crm-newest">
                  <Avatar name={flow.relation_fullname} />
                  <strong className="vk-clip">{flow.relation_fullname}</strong>
                  <span className="vk-text-2 vk-clip crm-wide-only">{flow.description}</span>
                  <StageJoints stage={stageOf(flow.status)} />
                  <span className="vk-meta">{formatDay(flow.lead_date)}</span>
                </span>
              </Link>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
