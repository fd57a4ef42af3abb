import { type FormItem, type FormValues, useT } from '@core/ui'
import { useKindText } from '../../contract/kind-text'
import { useEditor } from './editor-context'

/** How the history of a document calls its fields. The editor saves as one types, so nothing is taken back there. */
export function useDocumentWords(): FormItem<FormValues>[] {
  const t = useT('documents')
  const { kind } = useEditor()
  const words = useKindText(kind)
  const dates: FormItem<FormValues>[] = [
    { name: 'documentdate', label: t('field.documentdate'), kind: 'date', disabled: true },
    // Kinds without a last day have no word for it.
    ...(words('kindEnddate')
      ? [{ name: 'enddate', label: words('kindEnddate'), kind: 'date' as const, disabled: true }]
      : []),
  ]
  return [{ name: 'title', label: t('field.title'), disabled: true }, ...dates]
}
