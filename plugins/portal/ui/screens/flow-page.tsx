import { formatMoney, Link, StatusTag, useT } from '@core/ui'
import { IconChevronRight, IconFileText } from '@tabler/icons-react'
import { CustomerPhotos } from '../parts/customer-photos'
import { DossierPage } from '../parts/dossier-page'
import { SharedFiles } from '../parts/shared-files'

/** `/customer_flow_detail/{hash}`: everything about one request in one place. */
export default function FlowPage() {
  const t = useT('portal')
  return (
    <DossierPage page="flow">
      {(flow, conversation) => (
        <>
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
          <h2>{t('photos')}</h2>
          <p className="portal-hint">{t('photosHint', { company: flow.company.name })}</p>
          <CustomerPhotos photos={flow.pictures} />
          <h2>{t('files')}</h2>
          <p className="portal-hint">{t('filesHint', { company: flow.company.name })}</p>
          <SharedFiles files={flow.flowfiles} company={flow.company.name} />
          <h2>{t('messages')}</h2>
          {conversation}
        </>
      )}
    </DossierPage>
  )
}
