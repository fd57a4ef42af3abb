import { Checkbox, DateInput, NumberInput, Select, TextArea, TextInput, TimeInput, useT } from '@core/ui'
import { isPlain, optionsOf } from '../../contract/field-types'
import type { AskedField } from './asked-field'
import { Choices, fitAsButtons } from './choices'
import { ProductInput } from './product-input'

interface AnswerInputProps {
  field: AskedField
  value: unknown
  onChange: (value: unknown) => void
}

/** What one field is filled in with; photos and files are taken by who shows the form. */
export function AnswerInput({ field: { field_type, options, unit, decimals }, value, onChange }: AnswerInputProps) {
  const t = useT('surveys')
  const text = typeof value === 'string' ? value : ''
  switch (field_type) {
    case 'textarea':
      return <TextArea value={text} onChange={onChange} />
    case 'number':
      return (
        <NumberInput
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          unit={unit}
          {...(typeof decimals === 'number' ? { decimals } : { plain: isPlain({ field_type, unit }) })}
        />
      )
    case 'date':
      return <DateInput value={text || null} onChange={onChange} />
    case 'time':
      return <TimeInput value={text} onChange={onChange} />
    case 'checkbox':
      return (
        <Checkbox className="surveys-check" checked={value === true} onChange={onChange}>
          {t('checked')}
        </Checkbox>
      )
    case 'selectbox': {
      // A choice that is no longer on the list shows until another one is made.
      const offered = [...new Set([...optionsOf(options), ...(text ? [text] : [])])]
      return fitAsButtons(offered) ? (
        <Choices options={offered} chosen={text ? [text] : []} onChange={([one]) => onChange(one ?? null)} />
      ) : (
        <Select
          value={text || null}
          options={offered.map(option => ({ value: option, label: option }))}
          onChange={onChange}
        />
      )
    }
    case 'multiselect':
      return (
        <Choices several options={optionsOf(options)} chosen={Array.isArray(value) ? value : []} onChange={onChange} />
      )
    case 'product':
      return <ProductInput value={typeof value === 'number' ? value : null} onChange={onChange} />
    default:
      return <TextInput value={text} onChange={onChange} unit={unit ?? undefined} />
  }
}
