import { type Answer, call, Drawer, LoadingState, refreshCalls, useCall, useParams, useT } from '@core/ui'
import { type ReactNode, useState } from 'react'
import { Adviser } from './adviser'
import Conversation from './conversation'
import { FullPageError } from './full-page-error'
import { Hero } from './hero'
import { PortalFrame } from './portal-frame'
import { Progress } from './progress'
import { useQuestions } from './use-questions'
import '../screens/document-page.css'
import '../screens/flow-page.css'

export type Dossier = Answer<'get', '/api/flow/{hash}/getbycustomer'>

interface DossierPageProps {
  /** Which page of the dossier it is. */
  page: 'flow' | 'messages'
  children: (flow: Dossier, conversation: ReactNode) => ReactNode
}

/** A page about one dossier as its customer sees it: letterhead, how far it is, whose it is. */
export function DossierPage({ page, children }: DossierPageProps) {
  const { hash = '' } = useParams()
  const query = useCall('get', '/api/flow/{hash}/getbycustomer', { params: { path: { hash } } })
  if (query.error) return <FullPageError error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState lines={6} />
  return (
    <ShownDossier page={page} flow={query.data} hash={hash}>
      {children}
    </ShownDossier>
  )
}

/** The dossier with a page about it. */
export function ShownDossier({ page, flow, hash, children }: DossierPageProps & { flow: Dossier; hash: string }) {
  const t = useT('portal')
  const [asking, setAsking] = useState(false)
  useQuestions(() => setAsking(true))
  const links = [
    { label: t('flow'), to: `/customer_flow_detail/${hash}`, current: page === 'flow' },
    ...flow.documents.map(other => ({
      label: [other.noun, other.number].filter(Boolean).join(' '),
      to: `/${other.page}/${other.hash}`,
    })),
    ...(page === 'messages' ? [{ label: t('messages'), to: `/customer_communicator/${hash}`, current: true }] : []),
  ]
  const conversation = (
    <Conversation
      newest={flow}
      readEarlier={before =>
        call('get', '/api/flow/{hash}/messagesbycustomer', { params: { path: { hash }, query: { before } } })
      }
      company={flow.company.name}
      send={async content => {
        await call('post', '/api/message', { body: { hash, content } })
        await refreshCalls('/api/flow/{hash}/getbycustomer')
      }}
    />
  )
  return (
    <PortalFrame company={flow.company} logo={`/api/flow/${hash}/getflowlogobycustomer`} links={links} title={t(page)}>
      <div className="portal-sheet-and-side portal-flow">
        <article className="portal-paper">
          <Hero picture={flow.company.has_background ? `/api/flow/${hash}/getflowcustomerbackground` : null} />
          <header className="portal-doc-head">
            <div className="portal-doc-line">{[t('flow'), flow.number].filter(Boolean).join(' ')}</div>
            <h1>{flow.description ?? t('welcome', { name: flow.customer.fullname })}</h1>
            <Progress status={flow.status} />
          </header>
          {children(flow, conversation)}
        </article>
        <aside className="portal-side">
          <Customer customer={flow.customer} />
          {flow.adviser && <Adviser adviser={flow.adviser} />}
        </aside>
      </div>
      {asking && (
        <Drawer title={t('askTitle')} onClose={() => setAsking(false)}>
          {conversation}
        </Drawer>
      )}
    </PortalFrame>
  )
}

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
