import { type CustomField, toast, useSave, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/customfield'

interface FieldValues extends Record<string, unknown> {
  label: string
  type: CustomField['type']
  options: string | null
  required: boolean
}

interface CustomFieldModalProps {
  /** Null makes a new one. */
  field: CustomField | null
  /** The kind of records that get it: `relation`. */
  resource: string
  /** Place of a new one. */
  order: number
  onClose: () => void
}

/** A field of the company: what it is called and what can be filled in. Its type stays: records hold values by it. */
export function CustomFieldModal({ field, resource, order, onClose }: CustomFieldModalProps) {
  const t = useT('settings')
  const create = useSave('post', '/api/customfield')
  const save = useSave('patch', '/api/customfield/{id}')
  const fields = useFormItems(described, {
    layout: [
      'label',
      'type',
      {
        name: 'options',
        label: t('fieldOptions'),
        kind: 'textarea',
        rows: 5,
        required: true,
        help: t('fieldOptionsHelp'),
        when: values => values.type === 'choice',
      },
      'required',
    ],
    fields: {
      label: { autoFocus: true },
      type: field ? { disabled: true, help: t('fieldTypeFixed') } : {},
    },
  })
  return (
    <FormModal<FieldValues>
      title={field ? t('editField') : t('newField')}
      fields={fields}
      values={field ? { ...field, options: field.options.join('\n') } : { type: 'text' }}
      onSave={({ label, type, options, required }, _, headers) => {
        const body = { label, required, options: linesOf(options) }
        return field
          ? save.send({ params: { path: { id: field.id } }, headers, body })
          : create.send({ body: { ...body, type, resource, order } })
      }}
      onSaved={() => toast(t('fieldSaved'))}
      onClose={onClose}
    />
  )
}

/** One option per line; empty and double lines do not count. */
function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map(line => line.trim())
  return [...new Set(lines.filter(line => line !== ''))]
}
