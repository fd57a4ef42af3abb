import { classes, formatNumber, useT } from '@core/ui'
import { Fragment } from 'react'
import { formulaPieces } from '../../domain/formula-pieces'
import { SIGNS } from '../answers/formula-words'
import type { FormField, ShowRule } from './form-field'
import { operatorWords, valueWords } from './rule-words'

interface SentenceProps {
  fields: readonly FormField[]
  onOpen: (id: number) => void
}

/** A field that a sentence speaks of: its label leads to it, a name that no field has is marked. */
export function FieldChip({ name, fields, onOpen, rule }: SentenceProps & { name: string; rule?: boolean }) {
  const field = fields.find(one => one.field_name === name.toLowerCase())
  if (!field) return <span className="surveys-chip surveys-chip-unknown">{name}</span>
  return (
    <button
      type="button"
      className={classes('surveys-chip', rule && 'surveys-chip-rule')}
      onClick={() => onOpen(field.id)}
    >
      {field.field_label}
    </button>
  )
}

/** "= Lengte × Breedte": a formula by the labels of its fields; what cannot be read stands as it was typed. */
export function FormulaSentence({ formula, ...sentence }: SentenceProps & { formula: string }) {
  const pieces = formulaPieces(formula)
  return (
    <p className="surveys-sentence">
      ={!pieces && <code> {formula}</code>}
      {pieces?.map(({ kind, text, at, isClose }) => (
        <Fragment key={at}>
          {!isClose && ' '}
          {kind === 'field' ? (
            <FieldChip name={text} {...sentence} />
          ) : kind === 'number' ? (
            numberWords(text)
          ) : (
            (SIGNS[text] ?? text)
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** As many decimals as were typed. */
const numberWords = (text: string): string => formatNumber(Number(text), text.split('.')[1]?.length ?? 0)

/** "Toon alleen als Soort dak is Plat en Breedte is ingevuld". */
export function RulesSentence({ rules, ...sentence }: SentenceProps & { rules: readonly ShowRule[] }) {
  const t = useT('surveys')
  return (
    <p className="surveys-sentence">
      {t('showIf')}{' '}
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is nothing but its place.
        <Fragment key={at}>
          {at > 0 && ` ${t('and')} `}
          <FieldChip name={rule.field_name} rule {...sentence} /> {operatorWords(rule, t)}
          {valueWords(rule) && <strong> {valueWords(rule)}</strong>}
        </Fragment>
      ))}
    </p>
  )
}
