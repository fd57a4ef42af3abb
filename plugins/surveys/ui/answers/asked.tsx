import { Field, useT } from '@core/ui'
import { IconCamera, IconPaperclip, IconSignature } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { optionsOf, WITHOUT_ANSWER } from '../../contract/field-types'
import { isBeyond, isNothing, leastPhotos } from '../../domain/questions'
import { AnswerInput } from './answer-input'
import { answerText } from './answer-text'
import type { AskedField } from './asked-field'
import { Beyond } from './beyond'
import { fitAsButtons } from './choices'
import { WorkedOut } from './worked-out'

interface AskedProps {
  field: AskedField
  place: string
  value: unknown
  /** What can be chosen of a list, as choices are kept. */
  offered: string | null | undefined
  /** Why nothing can be chosen, or not what was: another answer decides. */
  follows: string | undefined
  /** It follows from itself, and so has no value. */
  restless: boolean
  /** It is worked out of answers that are all still to come. */
  awaits: boolean
  /** How it was worked out. */
  words: string | null
  /** Photos or files of it; where they come while left out. */
  taken: ReactNode
  error: string | undefined
  note: ReactNode
  /** Who answered it. */
  by: string | undefined
  readOnly: boolean
  onChange: (place: string, value: unknown) => void
}

/** One field as it is asked now. It is drawn again only when something of it changes: a form has hundreds. */
export const Asked = memo(OneField)

/** One label names several controls of it, or none. */
const isGroup = ({ field_type }: AskedField, offered: string | null | undefined): boolean =>
  WITHOUT_ANSWER.has(field_type) ||
  ['checkbox', 'multiselect'].includes(field_type) ||
  (field_type === 'selectbox' && fitAsButtons(optionsOf(offered)))

function OneField({
  field,
  place,
  value,
  offered,
  follows,
  restless,
  words,
  awaits,
  taken,
  error,
  note,
  by,
  readOnly,
  onChange,
}: AskedProps) {
  const t = useT('surveys')
  const { field_type, field_label, description, required } = field
  const least = leastPhotos(field)
  const help = [least > 0 && t('leastPhotos', { count: least }), description].filter(Boolean).join(' ')
  if (field_type === 'header')
    return (
      <>
        <h3>{field_label}</h3>
        {description && <p className="vk-meta">{description}</p>}
      </>
    )
  if (field_type === 'calculated')
    return <WorkedOut field={field} value={value} words={words} awaits={awaits} restless={restless} />
  if (readOnly && !WITHOUT_ANSWER.has(field_type))
    return (
      <Field label={field_label} group aside={by && <span className="vk-meta">{by}</span>}>
        <p className="surveys-answer">{answerText(field, value, t)}</p>
        {isBeyond(field, value) && <Beyond field={field} isConfirmed />}
      </Field>
    )
  const choiceStands = !isNothing(value)
  const offers = !follows || choiceStands || field.own_answer === 1
  return (
    <>
      <Field
        label={field_label}
        required={(required === 1 || least > 0) && !readOnly}
        help={help || undefined}
        error={choiceStands ? (follows ?? error) : error}
        group={isGroup(field, offered) || !offers}
        aside={by && <span className="vk-meta">{by}</span>}
      >
        {WITHOUT_ANSWER.has(field_type) ? (
          (taken ?? <WhereTaken kind={field_type} />)
        ) : offers ? (
          <AnswerInput field={field} offered={offered} value={value} onChange={next => onChange(place, next)} />
        ) : (
          <p className="vk-meta">{follows}</p>
        )}
      </Field>
      {isBeyond(field, value) && <Beyond field={field} />}
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
