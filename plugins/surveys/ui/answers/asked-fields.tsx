import { Button, Field, IconButton, useT } from '@core/ui'
import { IconCamera, IconPaperclip, IconPlus, IconSignature, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { optionsOf, WITHOUT_ANSWER } from '../../contract/field-types'
import { placeOf, rowsIn } from '../../domain/questions'
import type { workOut } from '../../domain/work-out'
import { AnswerInput } from './answer-input'
import { answerText } from './answer-text'
import type { AskedField } from './asked-field'
import { fitAsButtons } from './choices'
import { WorkedOut } from './worked-out'
import './answers.css'

export interface AskedFieldsProps {
  fields: readonly AskedField[]
  filled: ReturnType<typeof workOut>
  onAnswer: (name: string, value: unknown) => void
  /** Takes photos and files; without it they only show where they come. */
  taking?: (field: AskedField, place: string) => ReactNode
  errorOf?: (place: string) => string | undefined
  /** Below an answer: what somebody else filled in meanwhile. */
  noteOf?: (place: string) => ReactNode
  /** It was sent: answers are read. */
  readOnly?: boolean
}

/** The fields of a form as they are filled in, by whoever does: those that are asked now, in order. */
export function AskedFields(props: AskedFieldsProps) {
  const { fields, filled, onAnswer, readOnly } = props
  const { answers } = filled
  const asked = (group: string | null, row?: number) =>
    fields.filter(
      field => field.group === group && field.field_type !== 'hidden' && filled.isShown(field.field_name, row),
    )
  return (
    <>
      {inRuns(asked(null)).map(run => (
        <Run key={run[0]?.id} fields={run}>
          {field =>
            field.field_type === 'group' ? (
              <Rows
                {...props}
                group={field}
                note={props.noteOf?.(field.field_name)}
                rows={rowsIn(answers[field.field_name])}
                asked={row => asked(field.field_name, row)}
              />
            ) : (
              <Asked
                {...props}
                field={field}
                place={field.field_name}
                value={answers[field.field_name]}
                answer={name => answers[name]}
                readOnly={readOnly}
                onChange={value => onAnswer(field.field_name, value)}
              />
            )
          }
        </Run>
      ))}
    </>
  )
}

const SHORT: ReadonlySet<string> = new Set(['number', 'date', 'time'])

/** Measures that follow each other stand side by side. */
function inRuns(fields: readonly AskedField[]): AskedField[][] {
  const runs: AskedField[][] = []
  for (const field of fields) {
    const run = runs.at(-1)
    if (run?.[0] && SHORT.has(field.field_type) && SHORT.has(run[0].field_type) && run.length < 3) run.push(field)
    else runs.push([field])
  }
  return runs
}

function Run({ fields, children }: { fields: AskedField[]; children: (field: AskedField) => ReactNode }) {
  const shown = fields.map(field => (
    <div key={field.id} className="surveys-asked" data-place={field.field_name}>
      {children(field)}
    </div>
  ))
  return fields.length > 1 ? <div className="surveys-asked-run">{shown}</div> : shown
}

interface RowsProps extends AskedFieldsProps {
  group: AskedField
  note: ReactNode
  rows: readonly Readonly<Record<string, unknown>>[]
  asked: (row: number) => readonly AskedField[]
}

function Rows({ group, note, rows, asked, ...props }: RowsProps) {
  const t = useT('surveys')
  const { field_name, field_label, description } = group
  const { onAnswer, readOnly } = props
  const put = (next: readonly object[]) => onAnswer(field_name, next)
  return (
    <section className="surveys-group" aria-label={field_label}>
      <h3>{field_label}</h3>
      {description && <p className="vk-meta">{description}</p>}
      {rows.map((row, at) => (
        <div key={String(row.row_id)} className="surveys-group-row">
          <div className="vk-row">
            <strong className="vk-grow">{at + 1}</strong>
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={t('removeRow', { n: at + 1 })}
                onClick={() => put(rows.toSpliced(at, 1))}
              />
            )}
          </div>
          {inRuns(asked(at)).map(run => (
            <Run key={run[0]?.id} fields={run}>
              {field => (
                <Asked
                  {...props}
                  field={field}
                  place={placeOf(field.field_name, field_name, row.row_id)}
                  value={row[field.field_name]}
                  answer={name => (name in row ? row[name] : props.filled.answers[name])}
                  onChange={value => put(rows.with(at, { ...row, [field.field_name]: value }))}
                />
              )}
            </Run>
          ))}
        </div>
      ))}
      {note}
      {!readOnly && (
        <Button icon={IconPlus} onClick={() => put([...rows, { row_id: crypto.randomUUID() }])}>
          {t('addRow')}
        </Button>
      )}
    </section>
  )
}

interface AskedProps extends Pick<AskedFieldsProps, 'filled' | 'taking' | 'errorOf' | 'noteOf' | 'readOnly'> {
  field: AskedField
  place: string
  value: unknown
  answer: (name: string) => unknown
  onChange: (value: unknown) => void
}

/** One label names several controls of it, or none. */
const isGroup = ({ field_type, options }: AskedField): boolean =>
  WITHOUT_ANSWER.has(field_type) ||
  ['checkbox', 'multiselect'].includes(field_type) ||
  (field_type === 'selectbox' && fitAsButtons(optionsOf(options)))

function Asked({ field, place, value, answer, onChange, filled, taking, errorOf, noteOf, readOnly }: AskedProps) {
  const t = useT('surveys')
  const { field_type, field_name, field_label, description, required } = field
  if (field_type === 'header')
    return (
      <>
        <h3>{field_label}</h3>
        {description && <p className="vk-meta">{description}</p>}
      </>
    )
  if (field_type === 'calculated')
    return <WorkedOut field={field} value={value} answer={answer} restless={filled.circular.includes(field_name)} />
  const note = noteOf?.(place)
  if (readOnly && !WITHOUT_ANSWER.has(field_type))
    return (
      <Field label={field_label} group>
        <p className="surveys-answer">{answerText(field, value, t)}</p>
      </Field>
    )
  return (
    <>
      <Field
        label={field_label}
        required={required === 1 && !readOnly}
        help={description ?? undefined}
        error={errorOf?.(place)}
        group={isGroup(field)}
      >
        {WITHOUT_ANSWER.has(field_type) ? (
          (taking?.(field, place) ?? <WhereTaken kind={field_type} />)
        ) : (
          <AnswerInput field={field} value={value} onChange={onChange} />
        )}
      </Field>
      {note}
    </>
  )
}

/** Where photos, files and a signature come, in a form that nobody fills in yet. */
export function WhereTaken({ kind }: { kind: string }) {
  const t = useT('surveys')
  const [Glyph, text] =
    kind === 'file'
      ? ([IconPaperclip, t('takesFile')] as const)
      : kind === 'signature'
        ? ([IconSignature, t('signsHere')] as const)
        : ([IconCamera, t('takesPhoto')] as const)
  return (
    <span className="surveys-look-taken">
      <Glyph size={16} stroke={1.75} />
      {text}
    </span>
  )
}
