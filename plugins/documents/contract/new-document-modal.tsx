import { type ActionDialogProps, call, type Option, refreshCalls, useCall, useNavigate, useStored } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import type { AskedCustomer } from './asked-document'
import { useKindText } from './kind-text'
import { creationFailed, type NewDocumentValues, newDocumentBody, useNewDocumentFields } from './new-document'
import { pathOfKind } from './path-of-kind'
import type { EditorKind } from './ui'
import { useDocumentTypes } from './use-document-types'

export interface NewDocumentProps {
  /** Makes it for this dossier. */
  flowId?: number
  customer?: AskedCustomer
  onClose: () => void
  onMade: (id: number) => void
}

interface NewDocumentModalProps extends NewDocumentProps {
  kind: EditorKind
}

/**
 * Makes a document of one kind: for a dossier, a relation or a customer typed here. It starts from the template that was
 * used last in this browser, as long as that is there.
 */
export function NewDocumentModal(props: NewDocumentModalProps) {
  const { data, isError } = useCall('get', pathOfKind(props.kind, '/api/quotation/indexTemplates'))
  const types = useDocumentTypes(props.kind)
  // The form holds what it starts with from its first moment.
  if ((!data && !isError) || !types) return null
  const templates = (data ?? []).map(({ id, title }) => ({ value: id, label: title ?? `#${id}` }))
  return <NewDocumentForm {...props} templates={templates} types={types} />
}

interface Choices {
  templates: readonly Option<number>[]
  types: readonly Option<number>[]
}

function NewDocumentForm(props: NewDocumentModalProps & Choices) {
  const { kind, flowId, customer, templates, types, onClose, onMade } = props
  const words = useKindText(kind)
  const fields = useNewDocumentFields(templates, types, { forFlow: flowId !== undefined })
  const [usedLast, setUsedLast] = useStored<number | null>(`template.${kind}`, null)
  const template_id = templates.some(({ value }) => value === usedLast) ? usedLast : null

  async function make(values: NewDocumentValues): Promise<{ id: number }> {
    const body = newDocumentBody(values)
    const { title, template_id, document_type_id } = body
    const forFlow = { flow_id: flowId ?? 0, title, template_id, document_type_id }
    const made = await (flowId
      ? call('post', `/api/${kind}/create${kind}fromflow` as '/api/quotation/createquotationfromflow', {
          body: forFlow,
        })
      : call('post', pathOfKind(kind, '/api/quotation'), { body })
    ).catch(creationFailed(message => words('kindNewFailed', { message }), fields))
    setUsedLast(body.template_id ?? null)
    await refreshCalls(`/api/${kind}`, '/api/flow', '/api/user')
    return made
  }

  return (
    <FormModal<NewDocumentValues, { id: number }>
      title={words('kindNew')}
      verb={words('kindMake')}
      fields={fields}
      values={{ template_id, ...(customer?.name ? startOf(customer) : {}) }}
      onClose={onClose}
      onSave={make}
      onSaved={({ id }) => onMade(id)}
    />
  )
}

function startOf({ name, relationId }: { name: string; relationId?: number }): Partial<NewDocumentValues> {
  return { customer: { id: relationId ? `relation:${relationId}` : null, label: name }, fullname: name }
}

/** What "Nieuw" opens for a kind of document, in front of whichever screen is open. */
export function NewDocumentInFront({ kind, typed, onClose }: ActionDialogProps & { kind: EditorKind }) {
  const navigate = useNavigate()
  const open = (id: number) => void navigate(`/${kind}_detail/${id}`)
  return <NewDocumentModal kind={kind} customer={{ name: typed }} onClose={onClose} onMade={open} />
}
