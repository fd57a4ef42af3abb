import { Field, NumberInput, TextInput, useT } from '@core/ui'
import { WITH_OPTIONS, WITHOUT_ANSWER, WORKED_OUT } from '../../contract/field-types'
import type { FormField } from './form-field'

interface ExpectedProps {
  field: FormField
  errorOf: (name: keyof FormField) => string | undefined
  onChange: (change: Partial<FormField>) => void
}

/** What a field expects: digits behind the comma, limits, what stands there from the start, a least number of photos. */
export function Expected({ field, errorOf, onChange }: ExpectedProps) {
  const t = useT('surveys')
  const { field_type } = field
  const asks = field_type !== 'group' && !WITHOUT_ANSWER.has(field_type) && !WORKED_OUT.has(field_type)
  const hasDefault =
    asks && !(field.options_by && WITH_OPTIONS.has(field_type)) && field_type !== 'product' && field_type !== 'location'
  const number = (name: 'decimals' | 'min_value' | 'max_value' | 'least_photos', decimals?: number) => (
    <Field
      label={t(`field.verticaldatafield.${name}`)}
      error={errorOf(name)}
      help={name === 'max_value' ? t('field.verticaldatafield.max_value.help') : undefined}
    >
      <NumberInput
        value={field[name]}
        {...(decimals === undefined ? {} : { decimals })}
        onChange={value => onChange({ [name]: value })}
      />
    </Field>
  )
  return (
    <>
      {(field_type === 'number' || field_type === 'calculated') && number('decimals', 0)}
      {field_type === 'number' && (
        <>
          {number('min_value')}
          {number('max_value')}
        </>
      )}
      {field_type === 'photo' && number('least_photos', 0)}
      {hasDefault && (
        <Field
          label={t('field.verticaldatafield.default_value')}
          error={errorOf('default_value')}
          help={t(
            field_type === 'checkbox'
              ? 'defaultOfCheck'
              : field_type === 'date'
                ? 'defaultOfDate'
                : 'field.verticaldatafield.default_value.help',
          )}
        >
          <TextInput
            value={field.default_value ?? ''}
            maxLength={255}
            onChange={value => onChange({ default_value: value || null })}
          />
        </Field>
      )}
    </>
  )
}
