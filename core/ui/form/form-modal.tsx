import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog, type DialogProps } from '../overlays/dialog.tsx'
import { useSafeClose } from '../overlays/use-safe-close.ts'
import type { FormItem, FormValues } from './form-field.ts'
import { FormFields } from './form-fields.tsx'
import { useAddedFields } from './use-added-fields.ts'
import { type IfAsSeen, useEntry } from './use-entry.ts'

export interface FormModalProps<Values extends FormValues, Answer = unknown> extends Pick<DialogProps, 'size'> {
  title: string
  fields: readonly FormItem<Values>[]
  /** Address of the list that the record is in: what other plugins and the company add to it is asked too. */
  resource?: string
  /** What the fields start with. */
  values?: Partial<Values>
  onSave: (values: Values, changed: Partial<Values>, seen: IfAsSeen) => Promise<Answer>
  /** After saving; the modal closes by itself first. */
  onSaved?: (answer: Answer) => void
  onClose: () => void
  /** The verb on the button; "Bewaar" when left out. */
  verb?: string
  /** Above the fields. */
  children?: ReactNode
  /** Under the fields, of what stands in them now. */
  note?: (values: Values) => ReactNode
}

/**
 * A form in a dialog, to be typed in at once; what others add to it follows. Ctrl S and Enter save once all of it is there;
 * closing with unsaved input asks first; refusals of the server appear at their field.
 */
export function FormModal<Values extends FormValues, Answer = unknown>(props: FormModalProps<Values, Answer>) {
  const added = useAddedFields<Values>(props.resource, props.values?.id)
  const { items, values } = added ?? { items: [], values: {} as Partial<Values> }
  return (
    <FilledModal
      {...props}
      fields={[...props.fields, ...items]}
      values={{ ...props.values, ...values }}
      whole={added !== undefined}
    />
  )
}

function FilledModal<Values extends FormValues, Answer>({
  title,
  fields,
  values = {},
  onSave,
  onSaved,
  onClose,
  verb,
  size,
  children,
  note,
  whole,
}: FormModalProps<Values, Answer> & { whole: boolean }) {
  const t = useCoreT()
  const entry = useEntry<Values>({
    fields,
    values,
    onSave,
    onSaved(answer: Answer) {
      onClose()
      onSaved?.(answer)
    },
  })

  const close = useSafeClose(entry.dirty && !entry.busy, onClose)

  return (
    <Dialog
      title={title}
      size={size}
      onClose={close}
      onSubmit={entry.submit}
      saves
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={entry.busy || !whole}>
            {verb ?? t('save')}
          </Button>
        </>
      }
    >
      {children}
      <FormFields entry={entry} items={fields} note={note} />
    </Dialog>
  )
}
