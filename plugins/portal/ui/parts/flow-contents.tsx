import { formatMoney, Link, StatusTag, useParams, useT } from '@core/ui'
import { IconChevronRight, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AskedForms } from './asked-forms'
import { CustomerPhotos } from './customer-photos'
import type { Dossier } from './dossier-frame'
import { Incidents } from './incidents'
import { SharedFiles } from './shared-files'
import { useLastDay } from './use-last-day'
import { Visits } from './visits'

/** What a dossier holds for its customer: documents, photos, files and what was written. */
export function FlowContents({ flow, conversation }: { flow: Dossier; conversation: ReactNode }) {
  const { hash = '' } = useParams()
  const t = useT('portal')
  const lastDay = useLastDay()
  return (
    <>
      <AskedForms hash={hash} company={flow.company.name} />
      <Visits hash={hash} />
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
                {other.enddate && <span>{lastDay(other)}</span>}
              </span>
              <StatusTag status={other.status} />
              <strong>{other.amount_inc_vat !== 0 && formatMoney(other.amount_inc_vat)}</strong>
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <h2>{t('photos')}</h2>
      <p className="portal-hint">{t('photosHint', { company: flow.company.name })}</p>
      <CustomerPhotos photos={flow.pictures} />
      <h2>{t('files')}</h2>
      <p className="portal-hint">{t('filesHint', { company: flow.company.name })}</p>
      <SharedFiles files={flow.flowfiles} company={flow.company.name} />
      <Incidents hash={hash} company={flow.company.name} />
      <h2>{t('messages')}</h2>
      {conversation}
    </>
  )
}
