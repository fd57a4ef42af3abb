import { call, Drawer, LoadingState, refreshCalls, useCall, useParams, useT } from '@core/ui'
import { type ReactNode, useState } from 'react'
import { Adviser } from './adviser'
import Conversation from './conversation'
import { type Dossier, DossierFrame } from './dossier-frame'
import { FullPageError } from './full-page-error'
import { Hero } from './hero'
import { Progress } from './progress'
import { useQuestions } from './use-questions'

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
    <>
      <DossierFrame
        page={page}
        flow={flow}
        hash={hash}
        title={t(page)}
        sheet={
          <>
            <Hero picture={flow.company.has_background ? `/api/flow/${hash}/getflowcustomerbackground` : null} />
            <header className="portal-doc-head">
              <div className="portal-doc-line">{[t('flow'), flow.number].filter(Boolean).join(' ')}</div>
              <h1>{flow.description ?? t('welcome', { name: flow.customer.fullname })}</h1>
              <Progress status={flow.status} />
            </header>
            {children(flow, conversation)}
          </>
        }
        side={
          <>
            <Customer customer={flow.customer} />
            {flow.adviser && <Adviser adviser={flow.adviser} />}
          </>
        }
      />
      {asking && (
        <Drawer title={t('askTitle')} onClose={() => setAsking(false)}>
          {conversation}
        </Drawer>
      )}
    </>
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
