import { useT } from '@core/ui'
import { NewDocumentModal, type NewDocumentProps } from '@plugins/documents/contract/new-document-modal'

/** Makes an order confirmation: for a dossier, a relation or a new customer. */
export function NewConfirmation(props: NewDocumentProps) {
  const t = useT('confirmation')
  return (
    <NewDocumentModal
      kind="confirmation"
      title={t('newConfirmation')}
      verb={t('makeConfirmation')}
      failed={message => t('createFailed', { message })}
      {...props}
    />
  )
}
