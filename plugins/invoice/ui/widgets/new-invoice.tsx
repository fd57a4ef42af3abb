import { useT } from '@core/ui'
import { NewDocumentModal, type NewDocumentProps } from '@plugins/documents/contract/new-document-modal'

/** Makes a invoice: for a dossier, a relation or a new customer. */
export function NewInvoice(props: NewDocumentProps) {
  const t = useT('invoice')
  return (
    <NewDocumentModal
      kind="invoice"
      title={t('newInvoice')}
      verb={t('makeInvoice')}
      failed={message => t('createFailed', { message })}
      {...props}
    />
  )
}
