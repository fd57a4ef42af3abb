import { call, FormModal, refreshCalls, useT } from '@core/ui'
import {
  creationFailed,
  type NewDocumentValues,
  newDocumentBody,
  useNewDocumentFields,
} from '@plugins/documents/contract/new-document'

/** Makes a quotation: for a dossier, a relation or a new customer; with `flowId` for that dossier. */
export function NewQuotation({
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
  const t = useT('quotation')
  const fields = useNewDocumentFields('quotation', { forFlow: flowId !== undefined })
  return (
    <FormModal<NewDocumentValues, { id: number }>
      title={t('newQuotation')}
      verb={t('makeQuotation')}
      fields={fields}
      values={{ customer: name ? { id: null, label: name } : null }}
      onClose={onClose}
      onSave={async values => {
        const body = newDocumentBody(values)
        const made = await (flowId
          ? call('post', '/api/quotation/createquotationfromflow', {
              body: { flow_id: flowId, title: body.title, template_id: body.template_id },
            })
          : call('post', '/api/quotation', { body })
        ).catch(creationFailed(message => t('createFailed', { message })))
        await refreshCalls('/api/quotation', '/api/flow', '/api/user')
        return made
      }}
      onSaved={({ id }) => onMade(id)}
    />
  )
}
