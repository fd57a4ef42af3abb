import { Checkbox, DateInput, NumberInput, TextArea, TextInput, TimeInput, useT } from '@core/ui'
import { isPlain, optionsOf } from '../../contract/field-types'
import type { AskedField } from './asked-field'
import { ChoiceInput } from './choice-input'
import { ProductInput } from './product-input'

interface AnswerInputProps {
  field: AskedField
  /** What can be chosen of a list, as choices are kept. */
  offered: string | null | undefined
  value: unknown
  onChange: (value: unknown) => void
}

/** What one field is filled in with; photos and files are taken by who shows the form. */
export function AnswerInput({
  field: { field_type, unit, decimals, own_answer },
  offered,
  value,
  onChange,
}: AnswerInputProps) {
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
    case 'selectbox':
      return (
        <ChoiceInput
          options={optionsOf(offered)}
          chosen={text ? [text] : []}
          withOther={own_answer === 1}
          onChange={([one]) => onChange(one ?? null)}
        />
      )
    case 'multiselect':
      return (
        <ChoiceInput
          several
          options={optionsOf(offered)}
          chosen={Array.isArray(value) ? value : []}
          withOther={own_answer === 1}
          onChange={onChange}
        />
      )
    case 'product':
      return <ProductInput value={typeof value === 'number' ? value : null} onChange={onChange} />
    default:
      return <TextInput value={text} onChange={onChange} unit={unit ?? undefined} />
  }
}
