import {
  type Answer,
  call,
  formatMoney,
  Link,
  LoadingState,
  refreshCalls,
  StatusTag,
  useCall,
  useParams,
  useT,
} from '@core/ui'
import { IconChevronRight, IconFileText } from '@tabler/icons-react'
import { Adviser } from '../parts/adviser'
import { Conversation } from '../parts/conversation'
import { FullPageError } from '../parts/full-page-error'
import { Hero } from '../parts/hero'
import { PortalFrame } from '../parts/portal-frame'
import { Progress } from '../parts/progress'
import './document-page.css'
import './flow-page.css'

/** `/customer_flow_detail/{hash}`: everything about one request in one place. */
export default function FlowPage() {
  const t = useT('portal')
  const { hash = '' } = useParams()
  const query = useCall('get', '/api/flow/{hash}/getbycustomer', { params: { path: { hash } } })
  if (query.error) return <FullPageError error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState lines={6} />
  const flow = query.data
  const links = [
    { label: t('flow'), to: `/customer_flow_detail/${hash}`, current: true },
    ...flow.documents.map(other => ({
      label: [other.noun, other.number].filter(Boolean).join(' '),
      to: `/${other.page}/${other.hash}`,
    })),
  ]
  return (
    <PortalFrame
      company={flow.company}
      logo={`/api/flow/${hash}/getflowlogobycustomer`}
      links={links}
      title={t('flow')}
    >
      <div className="portal-sheet-and-side portal-flow">
        <article className="portal-paper">
          <Hero picture={flow.company.has_background ? `/api/flow/${hash}/getflowcustomerbackground` : null} />
          <header className="portal-doc-head">
            <div className="portal-doc-line">{[t('flow'), flow.number].filter(Boolean).join(' ')}</div>
            <h1>{flow.description ?? t('welcome', { name: flow.customer.fullname })}</h1>
            <Progress status={flow.status} />
          </header>
          <h2>{t('documents')}</h2>
          {flow.documents.length === 0 && <p className="portal-hint">{t('noDocuments')}</p>}
          <ul className="portal-documents">
            {flow.documents.map(other => (
              <li key={other.hash}>
                <Link to={`/${other.page}/${other.hash}`}>
                  <IconFileText size={20} stroke={1.75} aria-hidden="true" />
                  <span>
                    <strong>{[other.noun, other.number].filter(Boolean).join(' ')}</strong>
                    <span>{other.title}</span>
                  </span>
                  <StatusTag status={other.status} />
                  <strong>{formatMoney(other.amount_inc_vat)}</strong>
                  <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          <h2>{t('messages')}</h2>
          <Conversation
            messages={flow.messages}
            company={flow.company.name}
            send={async content => {
              await call('post', '/api/flow/{hash}/messagebycustomer', {
                params: { path: { hash } },
                body: { content },
              })
              await refreshCalls('/api/flow/{hash}/getbycustomer')
            }}
          />
        </article>
        <aside className="portal-side">
          <Customer customer={flow.customer} />
          {flow.adviser && <Adviser adviser={flow.adviser} messages={flow.messages} />}
        </aside>
      </div>
    </PortalFrame>
  )
}

type Dossier = Answer<'get', '/api/flow/{hash}/getbycustomer'>

/** For whom and where the work is, to check. */
function Customer({ customer }: { customer: Dossier['customer'] }) {
  const t = useT('portal')
  const town = [customer.postcode, customer.city].filter(Boolean).join(' ')
  return (
    <section className="portal-card" aria-label={t('yourDetails')}>
      <h2>{t('yourDetails')}</h2>
      <address>
        {[customer.fullname, customer.address, town].filter(Boolean).map(line => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </section>
  )
}
