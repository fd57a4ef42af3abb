import { call, FormModal, refreshCalls, useT } from '@core/ui'
import {
  creationFailed,
  type NewDocumentValues,
  newDocumentBody,
  useNewDocumentFields,
} from '@plugins/documents/contract/new-document'

/** Makes an invoice: for a dossier, a relation or a customer typed here; with `flowId` for that dossier. */
export function NewInvoice({
  flowId,
  name = '',
  onClose,
  onMade,
}: {
  flowId?: number
  name?: string
  onClose: () => void
  onMade: (id: number) => void
}) {
  const t = useT('invoice')
  const fields = useNewDocumentFields('invoice', { forFlow: flowId !== undefined })
  return (
    <FormModal<NewDocumentValues, { id: number }>
      title={t('newInvoice')}
      verb={t('makeInvoice')}
      fields={fields}
      values={{ customer: name ? { id: null, label: name } : null, fullname: name || null }}
      onClose={onClose}
      onSave={async values => {
        const body = newDocumentBody(values)
        const made = await (flowId
          ? call('post', '/api/invoice/createinvoicefromflow', {
              body: { flow_id: flowId, title: body.title, template_id: body.template_id },
            })
          : call('post', '/api/invoice', { body })
        ).catch(creationFailed(message => t('createFailed', { message })))
        await refreshCalls('/api/invoice', '/api/flow', '/api/user')
        return made
      }}
      onSaved={({ id }) => onMade(id)}
    />
  )
}
