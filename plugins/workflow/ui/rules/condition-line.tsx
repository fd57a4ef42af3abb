import { DateInput, formatDate, IconButton, NumberInput, Select, TextInput, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'
import { COMPARES_NOTHING, operatorsFor } from './operators'
import type { Condition, Parts, Words } from './rule-parts'
import { inSentence } from './rule-words'

interface ConditionLineProps {
  condition: Condition
  /** Kind of record that the trigger is about. */
  about: string
  parts: Parts
  onChange: (condition: Condition) => void
  onRemove: () => void
}

interface Field {
  readonly name: string
  readonly label: string
  readonly input: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

const FACT = 'fact:'

/** One condition: what is asked, how, and with what it is compared. */
export function ConditionLine({ condition, about, parts, onChange, onRemove }: ConditionLineProps) {
  const t = useT('workflow')
  const own = parts.subjects.find(subject => subject.about === about)?.fields ?? []
  const flow = about === 'flow' ? [] : (parts.subjects.find(subject => subject.about === 'flow')?.fields ?? [])
  const dossier = flow.filter(({ name }) => !own.some(field => field.name === name))
  const fields: readonly Field[] = [...own, ...dossier]
  const fact = parts.facts.find(({ operator }) => operator === condition.operator)
  const field = fields.find(({ name }) => name === condition.field_name)
  const put = (change: Partial<Condition>) => {
    const next = { ...condition, ...change }
    onChange({ ...next, pretty_description: conditionWords(next, fields, parts, t) })
  }
  function choose(value: string | null): void {
    const other = parts.facts.find(({ operator }) => `${FACT}${operator}` === value)
    const asked = fields.find(({ name }) => name === value)
    if (other) put({ field_name: null, operator: other.operator, field_value: null })
    else if (asked)
      put({ field_name: asked.name, operator: operatorsFor(asked.input)[0] ?? 'issame', field_value: null })
  }
  const group = (label: string, some: readonly Field[]) =>
    some.map(({ name, label: text }) => ({ value: name, label: text, group: label }))
  const choices = fact?.choices ?? field?.choices ?? []
  return (
    <div className="workflow-condition">
      <Select
        aria-label={t('conditionField')}
        value={fact ? `${FACT}${fact.operator}` : (condition.field_name ?? null)}
        options={[
          ...group(t(about === 'flow' ? 'ofDossier' : 'ofThis'), own),
          ...group(t('ofDossier'), dossier),
          ...parts.facts.map(one => ({ value: `${FACT}${one.operator}`, label: one.label, group: t('ofProfile') })),
        ]}
        onChange={choose}
      />
      {field && !fact && (
        <Select
          aria-label={t('conditionOperator')}
          value={condition.operator}
          options={operatorsFor(field.input).map(operator => ({ value: operator, label: t(`op_${operator}`) }))}
          onChange={operator =>
            operator && put({ operator, ...(COMPARES_NOTHING.has(operator) && { field_value: null }) })
          }
        />
      )}
      {(fact ? fact.asks : field && !COMPARES_NOTHING.has(condition.operator)) &&
        (choices.length > 0 ? (
          <Select
            aria-label={t('conditionValue')}
            value={
              condition.field_value === null || condition.field_value === undefined
                ? null
                : String(condition.field_value)
            }
            options={choices}
            onChange={value => put({ field_value: value })}
          />
        ) : (
          <ConditionValue
            input={field?.input ?? 'text'}
            value={condition.field_value ?? null}
            onChange={value => put({ field_value: value })}
          />
        ))}
      <IconButton size="small" icon={IconX} label={t('removeCondition')} onClick={onRemove} />
    </div>
  )
}

interface ConditionValueProps {
  input: string
  value: string | number | boolean | null
  onChange: (value: string | number | null) => void
}

function ConditionValue({ input, value, onChange }: ConditionValueProps) {
  const t = useT('workflow')
  const label = t('conditionValue')
  if (input === 'number' || input === 'money' || input === 'percent')
    return (
      <NumberInput
        className="workflow-number"
        aria-label={label}
        decimals={input === 'number' ? 0 : 2}
        value={value === null ? null : Number(value)}
        onChange={onChange}
      />
    )
  if (input === 'date' || input === 'datetime')
    return <DateInput aria-label={label} value={value === null ? null : String(value)} onChange={onChange} />
  if (input === 'checkbox')
    return (
      <Select
        aria-label={label}
        value={value === null ? null : String(value)}
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={onChange}
      />
    )
  return <TextInput aria-label={label} value={String(value ?? '')} onChange={onChange} />
}

/** A condition in words, kept with it: “bedrag is hoger dan 10.000”. */
function conditionWords(
  { operator, field_name, field_value }: Condition,
  fields: readonly Field[],
  parts: Parts,
  t: Words,
): string {
  const fact = parts.facts.find(one => one.operator === operator)
  const field = fields.find(({ name }) => name === field_name)
  const choices = fact?.choices ?? field?.choices ?? []
  const listed = choices.find(({ value }) => value === String(field_value))?.label
  const isDay = field?.input === 'date' || field?.input === 'datetime'
  const said = listed ?? (isDay && field_value ? formatDate(String(field_value)) : String(field_value ?? ''))
  const asked = fact
    ? fact.label
    : `${field?.label ?? ''} ${field ? t(`op_${knownOperator(operator, field.input)}`) : ''}`
  return inSentence([asked.trim(), said].filter(Boolean).join(' '))
}

const knownOperator = (operator: string, input: string) => operatorsFor(input).find(one => one === operator) ?? 'issame'
