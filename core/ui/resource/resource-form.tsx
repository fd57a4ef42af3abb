import type { ResourceFields } from '../../domain/field-description.ts'
import { Form, type FormProps } from '../form/form.tsx'
import type { FormValues } from '../form/form-field.ts'
import { useFieldTexts } from './field-texts.ts'
import { type FormShape, formItems } from './form-items.ts'
import type { RowFor } from './resource-modal.tsx'
import { saveRecord } from './save-record.ts'

export interface ResourceFormProps<F extends ResourceFields>
  extends FormShape<F>,
    Pick<FormProps<FormValues>, 'verb' | 'children'> {
  of: F
  record: RowFor<F>
  /** Other addresses whose answers change too. */
  refresh?: readonly string[]
  onSaved?: () => void
}

/** Changes a record in its page: asks its fields as they are described; a save bar appears once something changed. */
export function ResourceForm<const F extends ResourceFields>(props: ResourceFormProps<F>) {
  const { of, record, refresh, layout, fields, without, only, ...frame } = props
  const t = useFieldTexts(of)
  return (
    <Form<FormValues>
      {...frame}
      resource={of.path}
      fields={formItems(of, t, { layout, fields, without, only })}
      values={record}
      onSave={(_, changed, seen) => saveRecord(of, record, changed, { seen, refresh })}
    />
  )
}
