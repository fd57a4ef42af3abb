import { DateInput, IconButton, NumberInput, Select, TextInput, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'
import { type AskedField, fieldsAbout } from './condition-words'
import { COMPARES_NOTHING, operatorsFor } from './operators'
import type { Condition, Parts } from './rule-parts'

interface ConditionLineProps {
  condition: Condition
  /** Kind of record that the trigger is about. */
  about: string
  parts: Parts
  onChange: (condition: Condition) => void
  onRemove: () => void
}

const FACT = 'fact:'

/** One condition: what is asked, how, and with what it is compared. */
export function ConditionLine({ condition, about, parts, onChange, onRemove }: ConditionLineProps) {
  const t = useT('workflow')
  const { own, dossier } = fieldsAbout(about, parts)
  const fields = [...own, ...dossier]
  const fact = parts.facts.find(({ operator }) => operator === condition.operator)
  const field = fields.find(({ name }) => name === condition.field_name)
  const put = (change: Partial<Condition>) => onChange({ ...condition, ...change })
  function choose(value: string | null): void {
    const other = parts.facts.find(({ operator }) => `${FACT}${operator}` === value)
    const asked = fields.find(({ name }) => name === value)
    if (other) put({ field_name: null, operator: other.operator, field_value: null })
    else if (asked)
      put({ field_name: asked.name, operator: operatorsFor(asked.input)[0] ?? 'issame', field_value: null })
  }
  const group = (label: string, some: readonly AskedField[]) =>
    some.map(({ name, label: text }) => ({ value: name, label: text, group: label }))
  const choices = fact?.choices ?? field?.choices ?? []
  return (
    <div className="workflow-condition">
      <div className="workflow-filled">
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
      </div>
      <IconButton icon={IconX} label={t('removeCondition')} onClick={onRemove} />
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
