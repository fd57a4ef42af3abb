import { formatDate, formatNumber } from '@core/ui'
import { operatorsFor } from './operators'
import type { Condition, Parts, Words } from './rule-parts'
import { inSentence } from './rule-words'

export type AskedField = Parts['subjects'][number]['fields'][number]

/** The fields that a rule may ask for: those of what its trigger is about, and of its dossier those that are not among them. */
export function fieldsAbout(about: string, { subjects }: Parts) {
  const own: readonly AskedField[] = subjects.find(subject => subject.about === about)?.fields ?? []
  const flow: readonly AskedField[] = about === 'flow' ? [] : (subjects.find(one => one.about === 'flow')?.fields ?? [])
  return { own, dossier: flow.filter(({ name }) => !own.some(field => field.name === name)) }
}

/** A condition in words: “bedrag is hoger dan 10.000”; dots as long as it is not finished. */
export function conditionWords(condition: Condition, event_trigger_tag: string | null, parts: Parts, t: Words): string {
  const { operator, field_name, field_value, pretty_description } = condition
  const about = parts.triggers.find(({ tag }) => tag === event_trigger_tag)?.about ?? 'flow'
  const { own, dossier } = fieldsAbout(about, parts)
  const fact = parts.facts.find(one => one.operator === operator)
  const field = [...own, ...dossier].find(({ name }) => name === field_name)
  if (!fact && !field) return pretty_description || '…'
  const known = field && operatorsFor(field.input).find(one => one === operator)
  const asked = fact ? fact.label : `${field?.label} ${known ? t(`op_${known}`) : operator}`
  return inSentence(
    [asked, valueWords(field_value ?? null, fact?.choices ?? field?.choices ?? [], field?.input)]
      .filter(Boolean)
      .join(' '),
  )
}

function valueWords(
  value: NonNullable<Condition['field_value']> | null,
  choices: AskedField['choices'],
  input: string | undefined,
): string {
  if (value === null || value === '') return ''
  const listed = choices.find(choice => choice.value === String(value))
  if (listed) return listed.label
  if (input === 'date' || input === 'datetime') return formatDate(String(value))
  const number = Number(value)
  const isNumber = input === 'money' || input === 'number' || input === 'percent'
  return isNumber && Number.isFinite(number) ? formatNumber(number, Number.isInteger(number) ? 0 : 2) : String(value)
}
