import { Avatar, Card, EmptyState, formatDay, Link, Loaded, useList, useT } from '@core/ui'
import { stageOf } from '../../contract/flow-status'
import { openStatuses } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import './widgets.css'

/** Dossiers that came in last. */
export default function FlowsWidget() {
  const t = useT('crm')
  const list = useList('/api/flow', { status: openStatuses, sort: '-created_at', limit: 6 })
  return (
    <Card title={t('newestFlows')} flush actions={<Link to="/flow_overview">{t('allFlows')}</Link>}>
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
