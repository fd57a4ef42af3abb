import {
  Button,
  Card,
  EmptyState,
  Link,
  Loaded,
  Page,
  Tag,
  TextInput,
  useCall,
  useCurrentUser,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactCard } from '../parts/contact-card'
import { DocumentsOf } from '../parts/documents-of'
import { ProjectsCard } from '../parts/projects-card'
import { StageTag } from '../parts/stages'
import { TasksCard } from '../parts/tasks-card'
import '../partner.css'

/** So many of a list at first, and as many more each time (R-PART-005). */
const STEP = 25
/** Dossiers that the bars of projects count. */
const COUNTED = 500

/** Where a user of a partner lands: their projects, dossiers, what is planned and what there is to read (R-PART-001). */
export default function PartnerDashboard() {
  const t = useT('partner')
  const { name, companyname, user_type } = useCurrentUser()
  const [params] = useSearchParams()
  const partnerId = user_type === 'partner' ? undefined : Number(params.get('partnerId')) || undefined
  const whose = partnerId === undefined ? {} : { partnerId }
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(STEP)
  const partner = useCall('get', '/api/partner/own', { params: { query: whose } })
  const all = useCall('get', '/api/flow/indexForPartner', { params: { query: { ...whose, limit: COUNTED } } })
  const found = useCall(
    'get',
    '/api/flow/indexForPartner',
    { params: { query: { ...whose, limit, ...(typed.trim() ? { query: typed.trim() } : {}) } } },
    { keepPrevious: true },
  )
  const tasks = useCall('get', '/api/task/indexForPartner', { params: { query: whose } })
  const names = new Map(
    (all.data ?? []).map(({ id, relation_fullname, address }) => [id, address ?? relation_fullname]),
  )
  return (
    <Page
      title={t('dashboard')}
      state={
        <Tag tone="neutral">
          <IconEye size={14} stroke={1.75} /> {t('readOnly')}
        </Tag>
      }
    >
      <Loaded query={partner} what={t('dashboard')}>
        {own => (
          <div className="partner-page">
            <header>
              <h2>{t('welcome', { name })}</h2>
              <p className="vk-text-2">{t('ofPartner', { partner: own.name, company: companyname })}</p>
            </header>
            <div>
              <ProjectsCard projects={own.projects} flows={all.data ?? []} />
              <Card title={t('flows')} flush>
                <div className="partner-search">
                  <TextInput
                    type="search"
                    aria-label={t('search')}
                    placeholder={t('search')}
                    value={typed}
                    onChange={text => {
                      setTyped(text)
                      setLimit(STEP)
                    }}
                  />
                </div>
                <Loaded compact query={found} what={t('theFlows')}>
                  {flows =>
                    flows.length === 0 ? (
                      <EmptyState
                        compact
                        title={typed.trim() ? t('noFlowsFound', { query: typed.trim() }) : t('noFlows')}
                        text={typed.trim() ? undefined : t('noFlowsText')}
                      />
                    ) : (
                      flows.map(flow => (
                        <div key={flow.id} className="vk-card-row">
                          <span className="vk-grow partner-lines">
                            <Link to={`/flow_partner/${flow.id}`}>{flow.address ?? flow.relation_fullname}</Link>
                            <span className="vk-meta vk-clip">
                              {[flow.address && flow.relation_fullname, flow.city, flow.description]
                                .filter(Boolean)
                                .join(' · ')}
                            </span>
                          </span>
                          <StageTag status={flow.status} />
                        </div>
                      ))
                    )
                  }
                </Loaded>
                {(found.data?.length ?? 0) >= limit && (
                  <Button variant="minimal" onClick={() => setLimit(limit + STEP)}>
                    {t('more')}
                  </Button>
                )}
              </Card>
            </div>
            <div>
              <TasksCard query={tasks} tasks={tasks.data ?? []} nameOf={task => names.get(task.flow_id ?? 0) ?? ''} />
              <DocumentsOf whose={whose} step={STEP} />
              <ContactCard />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
