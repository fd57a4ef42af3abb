import { type CustomField, type FormItem, FormModal, toast, useSave, useT } from '@core/ui'

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

const types = ['text', 'number', 'date', 'boolean', 'choice'] as const

/** A field of the company: what it is called and what can be filled in. Its type stays: records hold values by it. */
export function CustomFieldModal({ field, resource, order, onClose }: CustomFieldModalProps) {
  const t = useT('settings')
  const create = useSave('post', '/api/customfield')
  const save = useSave('patch', '/api/customfield/{id}')
  const fields: FormItem<FieldValues>[] = [
    { name: 'label', label: t('fieldLabel'), required: true, maxLength: 80, autoFocus: true },
    {
      name: 'type',
      label: t('fieldType'),
      kind: 'select',
      required: true,
      disabled: field !== null,
      help: field ? t('fieldTypeFixed') : undefined,
      options: types.map(value => ({ value, label: t(`fieldType_${value}`) })),
    },
    {
      name: 'options',
      label: t('fieldOptions'),
      kind: 'textarea',
      rows: 5,
      required: true,
      help: t('fieldOptionsHelp'),
      when: values => values.type === 'choice',
    },
    { name: 'required', label: t('fieldRequired'), kind: 'checkbox', help: t('fieldRequiredHelp') },
  ]
  return (
    <FormModal<FieldValues>
      title={field ? t('editField') : t('newField')}
      fields={fields}
      values={field ? { ...field, options: field.options.join('\n') } : { type: 'text' }}
      onSave={({ label, type, options, required }) => {
        const body = { label, required, options: linesOf(options) }
        return field
          ? save.send({ params: { path: { id: field.id } }, body })
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
