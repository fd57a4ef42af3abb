import type { Ref } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { type Choice, Combobox } from '../fields/combobox.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { DateTimeInput } from '../fields/date-time-input.tsx'
import { MoneyInput } from '../fields/money-input.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { Select } from '../fields/select.tsx'
import { Switch } from '../fields/switch.tsx'
import { TagsInput } from '../fields/tags-input.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { ReferenceInput } from '../resource/reference-input.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { AnyFormField, FieldControl, FieldKind } from './form-field.ts'

interface FieldInputProps {
  field: AnyFormField
  control: FieldControl
  inputRef: Ref<HTMLInputElement>
}

const inputTypes: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel', url: 'url' }

/** The control that belongs to the kind of a field. */
export function FieldInput({ field, control: { value: given, onChange, onBlur }, inputRef }: FieldInputProps) {
  // A field that joins a form later, once a list of its choices has come, holds nothing yet.
  const value = given ?? null
  const { kind = 'text', disabled, placeholder, options = [] } = field
  const text = typeof value === 'string' ? value : value === null ? '' : String(value)
  const setText = (typed: string): void => onChange(typed === '' ? null : typed)
  const number = {
    value: value as number | null,
    onChange,
    onUnreadable: onChange,
    onBlur,
    disabled,
    placeholder,
    unit: field.unit,
  }
  const date = { value: value as string | null, onChange, onBlur, disabled }

  switch (kind) {
    case 'textarea':
      return (
        <TextArea
          value={text}
          onChange={setText}
          onBlur={onBlur}
          rows={field.rows}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={field.maxLength}
        />
      )
    case 'richtext':
      return <RichText value={text} onChange={setText} label={field.label} mergeTags={field.mergeTags} />
    case 'number':
      return <NumberInput {...number} decimals={field.decimals} plain={field.plain} />
    case 'percent':
      return <NumberInput {...number} decimals={field.decimals} unit="%" />
    case 'money':
      return <MoneyInput {...number} decimals={field.decimals} />
    case 'date':
      return <DateInput {...date} onUnreadable={onChange} />
    case 'datetime':
      return <DateTimeInput {...date} onUnreadable={onChange} label={field.label} />
    case 'select':
      return (
        <Select
          value={value as string | number | null}
          onChange={onChange}
          onBlur={onBlur}
          options={options}
          empty={field.empty ?? (field.required ? undefined : '–')}
          disabled={disabled}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          value={value as string | null}
          onChange={onChange}
          label={field.label}
          options={options.map(option => ({ ...option, value: String(option.value) }))}
        />
      )
    case 'choice':
      return (
        <Combobox
          value={value as Choice | null}
          onChange={onChange}
          onBlur={onBlur}
          options={field.choices}
          search={field.search}
          allowNew={field.allowNew}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={field.autoFocus}
        />
      )
    case 'reference':
      return (
        field.reference && (
          <ReferenceInput
            reference={field.reference}
            value={value as number | null}
            onChange={onChange}
            onBlur={onBlur}
            placeholder={placeholder}
            disabled={disabled}
            autoFocus={field.autoFocus}
          />
        )
      )
    case 'tags':
      return (
        <TagsInput
          value={(value as string[] | null) ?? []}
          onChange={onChange}
          known={options.map(option => String(option.value))}
          disabled={disabled}
        />
      )
    case 'checkbox':
      return (
        <Checkbox
          checked={value === true || value === 1}
          onChange={onChange}
          onBlur={onBlur}
          help={field.help}
          disabled={disabled}
        >
          {field.label}
        </Checkbox>
      )
    case 'switch':
      return (
        <Switch
          end
          checked={value === true || value === 1}
          onChange={onChange}
          onBlur={onBlur}
          help={field.help}
          disabled={disabled}
        >
          {field.label}
        </Switch>
      )
    case 'password':
      return (
        <PasswordInput
          ref={inputRef}
          value={text}
          onChange={setText}
          onBlur={onBlur}
          disabled={disabled}
          autoComplete={field.autoComplete}
        />
      )
    default:
      return (
        <TextInput
          ref={inputRef}
          type={inputTypes[kind] ?? 'text'}
          value={text}
          onChange={setText}
          onBlur={onBlur}
          unit={field.unit}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={field.maxLength ?? 255}
          autoFocus={field.autoFocus}
          autoComplete={field.autoComplete ?? 'off'}
        />
      )
  }
}
