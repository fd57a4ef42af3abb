import { Button, formatMoment, refreshCalls, Tag, type Tone, toast, useCall, useSave, useT } from '@core/ui'
import { Photos } from '@core/ui/records'
import { IconAlertTriangle, IconCheck, IconProgress } from '@tabler/icons-react'
import { useState } from 'react'
import { ReportDialog } from './report-dialog'
import './incidents.css'

const LOOKS = {
  open: ['stateOpen', 'warn', IconAlertTriangle],
  ongoing: ['stateOngoing', 'info', IconProgress],
  resolved: ['stateResolved', 'ok', IconCheck],
} as const satisfies Record<string, readonly [string, Tone, typeof IconCheck]>

/** What the customer reports about work that was done, and what became of it; nothing before the work began (R-PORT-010). */
export function Incidents({ hash, company }: { hash: string; company: string }) {
  const t = useT('portal')
  const [reporting, setReporting] = useState(false)
  const { data } = useIncidents(hash)
  if (!data || (!data.may_report && data.incidents.length === 0)) return null
  return (
    <section aria-labelledby="portal-incidents">
      <h2 id="portal-incidents">{t('incidents')}</h2>
      {data.may_report && (
        <>
          <p className="portal-hint">{t('incidentsHint', { company })}</p>
          <Button icon={IconAlertTriangle} onClick={() => setReporting(true)}>
            {t('report')}
          </Button>
        </>
      )}
      <ul className="portal-incidents">
        {data.incidents.map(incident => (
          <Incident key={incident.id} incident={incident} hash={hash} company={company} />
        ))}
      </ul>
      {reporting && <ReportDialog hash={hash} types={data.types} onClose={() => setReporting(false)} />}
    </section>
  )
}

type Found = NonNullable<ReturnType<typeof useIncidents>['data']>['incidents'][number]
const useIncidents = (hash: string) =>
  useCall('get', '/api/flow/{hash}/incidentsbycustomer', { params: { path: { hash } } })

function Incident({ incident, hash, company }: { incident: Found; hash: string; company: string }) {
  const t = useT('portal')
  const { id, number, type, description, content, response, status, created_at, pictures } = incident
  const resolve = useSave('post', '/api/incident/{id}/resolvebycustomer', { refresh: ['/api/flow'] })
  const remove = useSave('post', '/api/picture/{id}/removebycustomer', { refresh: ['/api/flow'] })
  const file = (picture: number) => `/api/picture/${picture}/getbycustomer?hash=${hash}`
  const [text, tone, icon] = LOOKS[status]
  return (
    <li>
      <div className="portal-incident-head">
        <strong>{description ?? type ?? number}</strong>
        <Tag tone={tone} icon={icon}>
          {t(text)}
        </Tag>
        <span className="portal-hint">{formatMoment(created_at)}</span>
      </div>
      <p>{content}</p>
      {response && (
        <blockquote>
          <strong>{t('companyAnswers', { company })}</strong>
          <p>{response}</p>
        </blockquote>
      )}
      {(status !== 'resolved' || pictures.length > 0) && (
        <section aria-label={t('photosOfReport')}>
          <Photos
            photos={pictures}
            readOnly={status === 'resolved'}
            refresh={() => refreshCalls('/api/flow')}
            calls={{
              view: (picture, width) => ({ path: `${file(picture)}&width=${width}`, method: 'GET' }),
              file,
              store: { path: `/api/incident/${id}/storepicturebycustomer`, fields: { hash } },
              remove: picture => remove.mutate({ params: { path: { id: picture }, query: { hash } } }),
            }}
          />
        </section>
      )}
      {status !== 'resolved' && (
        <Button
          icon={IconCheck}
          busy={resolve.isPending}
          onClick={() =>
            resolve.mutate({ params: { path: { id } }, body: { hash } }, () =>
              toast(t('markedResolved'), { tone: 'ok' }),
            )
          }
        >
          {t('markResolved')}
        </Button>
      )}
    </li>
  )
}
