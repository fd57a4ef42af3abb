import {
  type Answer,
  Button,
  Dialog,
  isField,
  Loaded,
  Tag,
  type Tone,
  toastProblem,
  useCall,
  useSave,
  useT,
} from '@core/ui'
import { type AnyFormField, useFormItems } from '@core/ui/forms'
import { ChangeLine, spokenValue } from '@core/ui/records'
import describedForm from '@openapi/fields/vertical'
import type { FormField } from './form-field'
import { useFieldColumns } from './use-field-columns'

type Changes = Answer<'get', '/api/vertical/{id}/changes'>
type ColumnChange = Changes['form'][number]

interface DraftChangesProps {
  draftId: number
  fields: readonly FormField[]
  /** Fields of which something typed cannot be kept yet: it is not published. */
  unfinished: readonly FormField[]
  onClose: () => void
  onPublished: () => void
}

const TONES: Record<Changes['fields'][number]['kind'], Tone> = { added: 'ok', changed: 'info', removed: 'danger' }

/** What publishing changes of a form, to look at before that is done. */
export function DraftChanges({ draftId, fields, unfinished, onClose, onPublished }: DraftChangesProps) {
  const t = useT('surveys')
  const params = { path: { id: draftId } }
  const changes = useCall('get', '/api/vertical/{id}/changes', { params })
  const publish = useSave('post', '/api/vertical/{id}/publish', { refresh: ['/api/verticaldatafield', '/api/company'] })
  const columns = useFieldColumns(fields)
  const ofForm = useFormItems(describedForm, { layout: [] }).filter(isField)
  const { data } = changes
  const isEmpty = data && data.form.length + data.fields.length === 0 && !data.moved

  function take(): void {
    if (!data) return
    publish.send({ params, body: { version: data.version } }).then(onPublished, (error: unknown) => {
      toastProblem(error)
      void changes.refetch()
    })
  }

  return (
    <Dialog
      title={t('publishDraft')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!data || isEmpty} busy={publish.isPending} onClick={take}>
            {t('publish')}
          </Button>
        </>
      }
    >
      {unfinished.length > 0 && (
        <p className="surveys-draft-note" role="alert">
          {t('unfinishedNotPublished', { names: unfinished.map(({ field_label }) => field_label).join(', ') })}
        </p>
      )}
      <Loaded query={changes}>
        {({ form, fields: changed, moved }) =>
          isEmpty ? (
            <p className="vk-meta">{t('nothingChanged')}</p>
          ) : (
            <div className="vk-stack">
              <p>{t('publishText')}</p>
              <ul className="surveys-changes">
                {form.length > 0 && (
                  <li>
                    <Tag tone="info">{t('change_changed')}</Tag>
                    <strong>{t('formItself')}</strong>
                    <Columns changes={form} columns={ofForm} />
                  </li>
                )}
                {changed.map(({ kind, id, field_label, changes: own }) => (
                  <li key={`${kind} ${id}`}>
                    <Tag tone={TONES[kind]}>{t(`change_${kind}`)}</Tag>
                    <strong>{field_label}</strong>
                    <Columns changes={own} columns={columns} />
                  </li>
                ))}
                {moved && (
                  <li>
                    <Tag tone="info">{t('change_changed')}</Tag>
                    <strong>{t('orderOfFields')}</strong>
                  </li>
                )}
              </ul>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Columns({ changes, columns }: { changes: readonly ColumnChange[]; columns: readonly AnyFormField[] }) {
  return changes.map(({ column, before, after }) => {
    const field = columns.find(({ name }) => name === column)
    const words = (value: unknown) => field?.spoken?.(value) ?? spokenValue(field, value)
    return <ChangeLine key={column} label={field?.label ?? column} before={words(before)} after={words(after)} />
  })
}
