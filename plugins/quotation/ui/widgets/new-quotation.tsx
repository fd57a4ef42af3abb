import { useT } from '@core/ui'
import { NewDocumentModal, type NewDocumentProps } from '@plugins/documents/contract/new-document-modal'

/** Makes a quotation: for a dossier, a relation or a new customer. */
export function NewQuotation(props: NewDocumentProps) {
  const t = useT('quotation')
  return (
    <NewDocumentModal
      kind="quotation"
      title={t('newQuotation')}
      verb={t('makeQuotation')}
      failed={message => t('createFailed', { message })}
      {...props}
    />
  )
}
