import { Button, Field, formatNumber, IconButton, useT } from '@core/ui'
import { IconPlus, IconRotate, IconTrash } from '@tabler/icons-react'
import type { workOut } from '../../domain/work-out'
import { AnswerInput } from './answer-input'
import type { FormField } from './form-field'

export type Answers = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])

/** A value that was worked out, as people read it. */
export const worked = (value: unknown, unit: string | null): string =>
  typeof value === 'number' ? `${formatNumber(value)}${unit ? ` ${unit}` : ''}` : '–'

interface TryFormProps {
  title: string
  help: string | null
  fields: readonly FormField[]
  filled: ReturnType<typeof workOut>
  onAnswers: (answers: Answers) => void
}

/** The form at the width of a phone, as it is filled in: fields come, go and are worked out. */
export function TryForm({ title, help, fields, filled, onAnswers }: TryFormProps) {
  const t = useT('surveys')
  const { answers } = filled
  const asked = (groupId: number | null, row?: number) =>
    fields.filter(
      ({ group_id, field_name, field_type }) =>
        group_id === groupId && field_type !== 'hidden' && filled.isShown(field_name, row),
    )
  return (
    <section className="surveys-phone" aria-label={t('try')}>
      <header className="vk-row">
        <h2 className="vk-grow">{title}</h2>
        <IconButton size="small" icon={IconRotate} label={t('clearAnswers')} onClick={() => onAnswers({})} />
      </header>
      {help && <p className="vk-meta">{help}</p>}
      {asked(null).map(field => {
        const { id, field_type, field_name, field_label } = field
        if (field_type !== 'group')
          return (
            <Asked
              key={id}
              field={field}
              value={answers[field_name]}
              onChange={value => onAnswers({ ...answers, [field_name]: value })}
            />
          )
        const rows = rowsOf(answers[field_name])
        const put = (next: readonly Row[]) => onAnswers({ ...answers, [field_name]: next })
        return (
          <section key={id} className="surveys-phone-group" aria-label={field_label}>
            <h3>{field_label}</h3>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place.
              <div key={at} className="surveys-phone-row">
                <div className="vk-row">
                  <strong className="vk-grow">{at + 1}</strong>
                  <IconButton
                    size="small"
                    icon={IconTrash}
                    label={t('removeRow', { n: at + 1 })}
                    onClick={() => put(rows.toSpliced(at, 1))}
                  />
                </div>
                {asked(id, at).map(one => (
                  <Asked
                    key={one.id}
                    field={one}
                    value={row[one.field_name]}
                    onChange={value => put(rows.with(at, { ...row, [one.field_name]: value }))}
                  />
                ))}
              </div>
            ))}
            <Button size="small" icon={IconPlus} onClick={() => put([...rows, {}])}>
              {t('addRow')}
            </Button>
          </section>
        )
      })}
    </section>
  )
}

interface AskedProps {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
}

function Asked({ field, value, onChange }: AskedProps) {
  const { field_type, field_label, description, required, unit } = field
  if (field_type === 'header') return <h3>{field_label}</h3>
  if (field_type === 'checkbox') return <AnswerInput field={field} value={value} onChange={onChange} />
  return (
    <Field
      label={field_label}
      required={required === 1}
      help={description ?? undefined}
      group={['calculated', 'multiselect', 'photo', 'drawing', 'file', 'signature'].includes(field_type)}
    >
      {field_type === 'calculated' ? (
        <output className="surveys-look" data-kind="calculated">
          {worked(value, unit)}
        </output>
      ) : (
        <AnswerInput field={field} value={value} onChange={onChange} />
      )}
    </Field>
  )
}
