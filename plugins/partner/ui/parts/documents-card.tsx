import { type Answer, Card, EmptyState, formatDate, formatMoney, Link, Loaded, MoreButton, Tag, useT } from '@core/ui'
import type { ComponentProps } from 'react'
import { kindName, statusName, statusTone } from './document-words'

export type PartnerDocument = Answer<'get', '/api/quotation/indexForPartner'>[number]

interface DocumentsCardProps {
  query: ComponentProps<typeof Loaded>['query']
  documents: readonly PartnerDocument[]
  more?: ComponentProps<typeof MoreButton>['more']
  /** Says of each whose it is. */
  whose?: boolean
}

/** What went out, the newest first. */
export function DocumentsCard({ query, documents, more, whose = false }: DocumentsCardProps) {
  const t = useT('partner')
  return (
    <Card title={t('documents')} count={documents.length || undefined} flush>
      <Loaded compact query={query} what={t('theDocuments')}>
        {() =>
          documents.length === 0 ? (
            <EmptyState compact title={t('noDocuments')} text={t('noDocumentsText')} />
          ) : (
            documents.map(document => (
              <div key={`${document.kind} ${document.id}`} className="vk-card-row">
                <span className="vk-grow partner-lines">
                  <Link to={`/document_partner/${document.id}?documentType=${document.kind}`}>
                    {[kindName(document.kind, t), document.number].filter(Boolean).join(' ')}
                  </Link>
                  <span className="vk-meta vk-clip">
                    {[
                      whose && document.relation_fullname,
                      document.title,
                      document.documentdate && formatDate(document.documentdate),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {document.amount_inc_vat !== null && <strong>{formatMoney(document.amount_inc_vat)}</strong>}
                <Tag tone={statusTone(document.status)}>{statusName(document.status, t)}</Tag>
              </div>
            ))
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
