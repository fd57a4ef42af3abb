import type { ResourceFields } from '../../domain/field-description.ts'
import type { FormValues } from '../form/form-field.ts'
import { FormModal, type FormModalProps } from '../form/form-modal.tsx'
import type { ListPath, RowOf } from '../query/list.ts'
import { useFieldTexts } from './field-texts.ts'
import { type FormShape, formItems, initialValues } from './form-items.ts'
import { type SavedRecord, saveRecord } from './save-record.ts'

/** A record of the resource that a description is of. */
export type RowFor<F extends ResourceFields> = (F['path'] extends ListPath ? RowOf<F['path']> : never) & SavedRecord

export interface ResourceModalProps<F extends ResourceFields>
  extends FormShape<F>,
    Pick<FormModalProps<FormValues>, 'title' | 'verb' | 'size' | 'onClose' | 'children' | 'note'> {
  of: F
  /** The record to change; without one a new one is made. */
  record?: RowFor<F> | null
  /** What a new record starts with, beside what its entity says. */
  values?: Partial<RowFor<F>>
  /** What goes along with a new record that nobody fills in. */
  along?: FormValues
  /** Other addresses whose answers change too. */
  refresh?: readonly string[]
  onSaved?: (record: RowFor<F>) => void
}

/** Makes or changes a record in a dialog: asks its fields as they are described, and sends them. */
export function ResourceModal<const F extends ResourceFields>(props: ResourceModalProps<F>) {
  const { of, record, values, along, refresh, onSaved, layout, fields, without, only, ...frame } = props
  const t = useFieldTexts(of)
  const items = formItems(of, t, { layout, fields, without, only })
  const [first, ...others] = items
  return (
    <FormModal<FormValues, RowFor<F>>
      {...frame}
      resource={of.path}
      fields={first ? [{ autoFocus: true, ...first }, ...others] : []}
      values={record ?? { ...initialValues(of), ...values }}
      onSave={(given, changed, seen) =>
        saveRecord<RowFor<F>>(of, record, record ? changed : { ...given, ...along }, { seen, refresh })
      }
      onSaved={onSaved}
    />
  )
}
