import { Checkbox, DateInput, NumberInput, Select, TextArea, TextInput, useT } from '@core/ui'
import { IconCamera, IconPaperclip, IconSignature } from '@tabler/icons-react'
import { optionsOf } from '../../contract/field-types'
import { Taken } from './field-look'
import type { FormField } from './form-field'

interface AnswerInputProps {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
}

/** What one field is filled in with; pictures and files are taken at the dossier. */
export function AnswerInput({ field: { field_type, field_label, options, unit }, value, onChange }: AnswerInputProps) {
  const t = useT('surveys')
  const text = typeof value === 'string' ? value : ''
  switch (field_type) {
    case 'textarea':
      return <TextArea value={text} onChange={onChange} />
    case 'number':
      return <NumberInput value={typeof value === 'number' ? value : null} onChange={onChange} unit={unit} />
    case 'date':
      return <DateInput value={text || null} onChange={onChange} />
    case 'time':
      return <TextInput type="time" value={text} onChange={onChange} />
    case 'checkbox':
      return (
        <Checkbox checked={value === true} onChange={onChange}>
          {field_label}
        </Checkbox>
      )
    case 'selectbox':
      return (
        <Select
          value={text || null}
          options={optionsOf(options).map(option => ({ value: option, label: option }))}
          onChange={onChange}
        />
      )
    case 'multiselect': {
      const chosen = Array.isArray(value) ? value : []
      return (
        <div className="vk-row-wrap">
          {optionsOf(options).map(option => (
            <Checkbox
              key={option}
              checked={chosen.includes(option)}
              onChange={on => onChange(on ? [...chosen, option] : chosen.filter(one => one !== option))}
            >
              {option}
            </Checkbox>
          ))}
        </div>
      )
    }
    case 'photo':
    case 'drawing':
      return <Taken icon={IconCamera} text={t('takesPhoto')} />
    case 'file':
      return <Taken icon={IconPaperclip} text={t('takesFile')} />
    case 'signature':
      return <Taken icon={IconSignature} text={t('signsHere')} />
    default:
      return <TextInput value={text} onChange={onChange} unit={unit ?? undefined} />
  }
}
