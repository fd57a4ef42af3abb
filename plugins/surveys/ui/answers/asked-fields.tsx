import { ownValue } from '@core/domain/own-value'
import { Button, IconButton, useT } from '@core/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { keptOptions, WITHOUT_ANSWER } from '../../contract/field-types'
import { defaultAnswers } from '../../domain/default-answers'
import { impossibleChoices, offersNothing, offersOf } from '../../domain/offered-options'
import { placeOf } from '../../domain/questions'
import { rowsIn } from '../../domain/rows-in'
import { withAnswer } from '../../domain/with-answer'
import type { workOut } from '../../domain/work-out'
import { Asked } from './asked'
import type { AskedField } from './asked-field'
import { awaitsAnswers, formulaWords } from './formula-words'
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
  /** Who gave an answer, in words. */
  byOf?: ((place: string) => string | undefined) | undefined
  /** It was sent: answers are read. */
  readOnly?: boolean
}

/** The fields of a form as they are filled in, by whoever does: those that are asked now, in order. */
export function AskedFields(props: AskedFieldsProps) {
  const { fields, filled, onAnswer, taking, errorOf, noteOf, byOf, readOnly = false } = props
  const t = useT('surveys')
  const { answers } = filled
  const offerOf = useMemo(() => offersOf(fields), [fields])
  const asked = (group: string | null, row?: number) =>
    fields.filter(
      field => field.group === group && field.field_type !== 'hidden' && filled.isShown(field.field_name, row),
    )
  // The same function for every key: a field of which nothing changed is then not drawn again.
  const put = useRef<(place: string, value: unknown) => void>(undefined)
  put.current = (place, value) => {
    const given = withAnswer(answers, place, value)
    onAnswer(given.name, given.value)
  }
  const change = useCallback((place: string, value: unknown) => put.current?.(place, value), [])
  /** What can be chosen now, with what was and cannot be any more, and why. */
  const offered = (field: AskedField, value: unknown, row: number | null) => {
    const offer = offerOf(filled, field, row)
    if (!offer) return { offered: field.options, follows: undefined }
    const impossible = impossibleChoices(field, offer, value)
    const { answer, by, options } = offer
    const follows = !answer
      ? t('chooseFirst', { by })
      : impossible.length
        ? t('impossibleChoice', { choice: impossible.join(', '), answer })
        : offersNothing(field, offer)
          ? t('nothingToChoose', { answer })
          : undefined
    return { offered: keptOptions([...options, ...impossible]), follows }
  }
  const one = (
    field: AskedField,
    place: string,
    value: unknown,
    answer: (name: string) => unknown,
    row: number | null,
  ) => {
    const { field_type, field_name, calculationrules } = field
    const restless = filled.circular.includes(field_name)
    const formula = field_type === 'calculated' ? calculationrules : null
    const given = (name: string) => answer(name) ?? ownValue(answers, name)
    return (
      <Asked
        field={field}
        place={place}
        value={value}
        {...offered(field, value, row)}
        restless={restless}
        words={formula ? formulaWords(formula, given) : null}
        awaits={formula ? awaitsAnswers(formula, given) : false}
        taken={WITHOUT_ANSWER.has(field_type) ? taking?.(field, place) : undefined}
        error={errorOf?.(place)}
        note={noteOf?.(place)}
        by={byOf?.(place)}
        readOnly={readOnly}
        onChange={change}
      />
    )
  }
  return (
    <>
      {inRuns(asked(null)).map(run => (
        <Run key={run[0]?.id} fields={run}>
          {field =>
            field.field_type === 'group' ? (
              <Rows
                group={field}
                note={props.noteOf?.(field.field_name)}
                rows={rowsIn(ownValue(answers, field.field_name))}
                asked={row => asked(field.field_name, row)}
                one={one}
                onRows={readOnly ? undefined : rows => onAnswer(field.field_name, rows)}
                start={defaultAnswers(fields, field.field_name)}
              />
            ) : (
              one(field, field.field_name, ownValue(answers, field.field_name), name => ownValue(answers, name), null)
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

interface RowsProps {
  group: AskedField
  note: ReactNode
  rows: readonly Readonly<Record<string, unknown>>[]
  asked: (row: number) => readonly AskedField[]
  /** Draws a field of a row. */
  one: (
    field: AskedField,
    place: string,
    value: unknown,
    answer: (name: string) => unknown,
    row: number | null,
  ) => ReactNode
  /** What stands in a new row. */
  start: Readonly<Record<string, unknown>>
  /** Adds and removes rows; left out where the form is read. */
  onRows: ((rows: readonly object[]) => void) | undefined
}

function Rows({ group: { field_name, field_label, description }, note, rows, asked, one, start, onRows }: RowsProps) {
  const t = useT('surveys')
  return (
    <section className="surveys-group" aria-label={field_label}>
      <h3>{field_label}</h3>
      {description && <p className="vk-meta">{description}</p>}
      {rows.map((row, at) => (
        <div key={String(row.row_id)} className="surveys-group-row">
          <div className="vk-row">
            <strong className="vk-grow">{at + 1}</strong>
            {onRows && (
              <IconButton
                icon={IconTrash}
                label={t('removeRow', { n: at + 1 })}
                onClick={() => onRows(rows.toSpliced(at, 1))}
              />
            )}
          </div>
          {inRuns(asked(at)).map(run => (
            <Run key={run[0]?.id} fields={run}>
              {field =>
                one(
                  field,
                  placeOf(field.field_name, field_name, row.row_id),
                  ownValue(row, field.field_name),
                  name => ownValue(row, name),
                  at,
                )
              }
            </Run>
          ))}
        </div>
      ))}
      {note}
      {onRows && (
        <Button icon={IconPlus} onClick={() => onRows([...rows, { row_id: crypto.randomUUID(), ...start }])}>
          {t('addRow')}
        </Button>
      )}
    </section>
  )
}
