import {
  Avatar,
  Card,
  EmptyState,
  formatDay,
  Link,
  Loaded,
  PanelFilter,
  type RowOf,
  useCall,
  useList,
  useT,
} from '@core/ui'
import { stageOf } from '../../contract/flow-status'
import { openStatuses } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import './widgets.css'

interface FlowsWidgetProps {
  usecase: string
  filter: string | undefined
  onFilter: (filter: string) => void
}

const SHOWN = 6
const FILTERS = ['unsent', 'own', 'all'] as const

/** What somebody works with: dossiers of their choice, those that came in last, or those that are being carried out. */
export default function FlowsWidget({ usecase, filter, onFilter }: FlowsWidgetProps) {
  if (usecase === 'sales') return <Newest title="newestFlows" asked={{ status: openStatuses, sort: '-created_at' }} />
  if (usecase === 'project')
    return <Newest title="flowsInProject" counted asked={{ status: 'project', sort: '-flowstage_start_at' }} />
  return <Chosen filter={filter} onFilter={onFilter} />
}

/** Without a quotation unless told (R-DASH-001). */
function Chosen({ filter, onFilter }: Omit<FlowsWidgetProps, 'usecase'>) {
  const t = useT('crm')
  const chosen = FILTERS.find(one => one === filter) ?? 'unsent'
  const list = useCall('get', '/api/user/getdashboardleads', { params: { query: { filter: chosen } } })
  return (
    <Card
      title={t('flowsTitle')}
      count={list.data?.length || undefined}
      flush
      actions={
        <>
          <PanelFilter
            value={chosen}
            options={FILTERS.map(value => ({ value, label: t(`flows_${value}`) }))}
            onChange={onFilter}
          />
          <Link to="/flow_overview">{t('allFlows')}</Link>
        </>
      }
    >
      <Loaded compact query={list} what={t('theFlows')}>
        {rows => <Rows rows={rows.slice(0, SHOWN)} />}
      </Loaded>
    </Card>
  )
}

interface NewestProps {
  title: 'newestFlows' | 'flowsInProject'
  counted?: boolean
  asked: { status: string; sort: string }
}

function Newest({ title, counted = false, asked }: NewestProps) {
  const t = useT('crm')
  const list = useList('/api/flow', { ...asked, limit: SHOWN })
  return (
    <Card
      title={t(title)}
      count={counted ? list.data?.total : undefined}
      flush
      actions={<Link to="/flow_overview">{t('allFlows')}</Link>}
    >
      <Loaded compact query={list} what={t('theFlows')}>
        {({ rows }) => <Rows rows={rows} />}
      </Loaded>
    </Card>
  )
}

type Shown = Pick<RowOf<'/api/flow'>, 'id' | 'relation_fullname' | 'description' | 'status' | 'lead_date'>

function Rows({ rows }: { rows: readonly Shown[] }) {
  const t = useT('crm')
  if (!rows.length) return <EmptyState compact title={t('noFlows')} text={t('noFlowsText')} />
  return rows.map(flow => (
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
}
