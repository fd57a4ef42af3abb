import { Button, IconButton, Select, TextInput, useT } from '@core/ui'
import { IconPlus, IconX } from '@tabler/icons-react'
import { COMPARES_NOTHING, optionsOf, RULE_OPERATORS, WITH_OPTIONS, WITHOUT_ANSWER } from '../../contract/field-types'
import type { FormField, ShowRule } from './form-field'

interface ShowRulesProps {
  field: FormField
  fields: readonly FormField[]
  error?: string | undefined
  onChange: (rules: ShowRule[]) => void
}

/** When a field is asked, as sentences of which all must hold (R-VERT-010). */
export function ShowRules({ field, fields, error, onChange }: ShowRulesProps) {
  const t = useT('surveys')
  const rules = field.showrules ?? []
  const askable = fields.filter(
    ({ id, group_id, field_type }) =>
      id !== field.id &&
      field_type !== 'group' &&
      !WITHOUT_ANSWER.has(field_type) &&
      (group_id === null || group_id === field.group_id),
  )
  const [first] = askable
  const put = (at: number, change: Partial<ShowRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...change } : rule)))
  return (
    <section className="surveys-rules" aria-label={t('showIf')}>
      <div className="vk-row">
        <h3 className="vk-grow">{t('showIf')}</h3>
        {first && (
          <Button
            size="small"
            variant="minimal"
            icon={IconPlus}
            onClick={() => onChange([...rules, { field_name: first.field_name, operator: 'isfilledin' }])}
          >
            {t('addRule')}
          </Button>
        )}
      </div>
      {rules.length === 0 && <p className="vk-meta">{t('noRules')}</p>}
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is nothing but its place.
        <div key={at} className="surveys-rule">
          {at > 0 && <span className="vk-meta">{t('and')}</span>}
          <div className="vk-row">
            <Select
              aria-label={t('ruleField')}
              value={rule.field_name}
              options={askable.map(one => ({ value: one.field_name, label: one.field_label }))}
              onChange={name => name && put(at, { field_name: name })}
            />
            <IconButton
              size="small"
              icon={IconX}
              label={t('removeRule')}
              onClick={() => onChange(rules.toSpliced(at, 1))}
            />
          </div>
          <Select
            aria-label={t('ruleOperator')}
            value={rule.operator}
            options={RULE_OPERATORS.map(operator => ({ value: operator, label: t(`op_${operator}`) }))}
            onChange={operator =>
              operator && put(at, { operator, ...(COMPARES_NOTHING.has(operator) && { field_value: null }) })
            }
          />
          {!COMPARES_NOTHING.has(rule.operator) && (
            <RuleValue
              asked={askable.find(({ field_name }) => field_name === rule.field_name)}
              value={rule.field_value ?? ''}
              onChange={field_value => put(at, { field_value })}
            />
          )}
        </div>
      ))}
      {error && (
        <p className="vk-danger" role="alert">
          {error}
        </p>
      )}
    </section>
  )
}

interface RuleValueProps {
  asked: FormField | undefined
  value: string
  onChange: (value: string) => void
}

/** From the list where the field has one; yes and no are kept in the words that rules know. */
function RuleValue({ asked, value, onChange }: RuleValueProps) {
  const t = useT('surveys')
  const options =
    asked?.field_type === 'checkbox'
      ? [
          { value: 'ja', label: t('yes') },
          { value: 'nee', label: t('no') },
        ]
      : asked && WITH_OPTIONS.has(asked.field_type)
        ? optionsOf(asked.options).map(option => ({ value: option, label: option }))
        : null
  if (!options)
    return <TextInput aria-label={t('ruleValue')} value={value} onChange={onChange} unit={asked?.unit ?? undefined} />
  const listed = options.find(option => option.value.toLowerCase() === value.trim().toLowerCase())
  return (
    <Select
      aria-label={t('ruleValue')}
      value={listed?.value ?? (value || null)}
      // What was taken off the list stays to be seen.
      options={value && !listed ? [...options, { value, label: value }] : options}
      onChange={next => onChange(next ?? '')}
    />
  )
}
