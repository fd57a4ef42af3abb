import { ownValue } from '@core/domain/own-value'
import { Button, Field, Select, useT } from '@core/ui'
import { useMemo } from 'react'
import { WITHOUT_ANSWER, WORKED_OUT } from '../../contract/field-types'
import { plainAnswer } from '../../domain/plain-answer'
import { answerText } from '../answers/answer-text'
import type { Answers, AskedField } from '../answers/asked-field'
import type { Misfit } from './door'
import type { Filling } from './use-filling'

/** Answers that were given to what the form does not ask any more: each finds a place, or goes. Until then it is not sent. */
export function Misfits({ filling, readOnly }: { filling: Filling; readOnly: boolean }) {
  const t = useT('surveys')
  const { misfits, fields, filled } = filling
  if (!misfits.length) return null
  return (
    <section className="surveys-misfits" aria-label={t('misfits', { count: misfits.length })}>
      <h3>{t('misfits', { count: misfits.length })}</h3>
      <p className="vk-meta">{t('misfitsHelp')}</p>
      {misfits.map(misfit => (
        <OneMisfit
          key={misfit.place}
          misfit={misfit}
          fields={fields}
          answers={filled.answers}
          readOnly={readOnly}
          onPlace={name => filling.place(misfit, name)}
        />
      ))}
    </section>
  )
}

interface OneMisfitProps {
  misfit: Misfit
  fields: readonly AskedField[]
  answers: Answers
  readOnly: boolean
  onPlace: (name: string | null) => void
}

function OneMisfit({ misfit: { label, value }, fields, answers, readOnly, onPlace }: OneMisfitProps) {
  const t = useT('surveys')
  const taking = useMemo(() => fields.filter(field => takes(field, value)), [fields, value])
  const text = answerText({ field_type: '', unit: null }, value, t)
  return (
    <div className="surveys-misfit">
      <p>
        <strong>{label}</strong> {text}
      </p>
      {!readOnly && (
        <div className="vk-row vk-row-wrap">
          <Field label={t('belongsTo')} className="vk-grow">
            <Select
              value={null}
              empty={t('chooseAnswerPlace')}
              options={taking.map(({ field_name, field_label }) => ({
                value: field_name,
                label: hasAnswer(answers, field_name) ? t('replacesAnswer', { label: field_label }) : field_label,
              }))}
              onChange={name => name && onPlace(name)}
            />
          </Field>
          <Button variant="minimal" onClick={() => onPlace(null)}>
            {t('letGo')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether an answer fits a field of the form. */
const takes = (field: AskedField, value: unknown): boolean =>
  field.group === null &&
  field.field_type !== 'group' &&
  !WITHOUT_ANSWER.has(field.field_type) &&
  !WORKED_OUT.has(field.field_type) &&
  plainAnswer(field, value) !== undefined

const hasAnswer = (answers: Answers, name: string): boolean => (ownValue(answers, name) ?? '') !== ''
