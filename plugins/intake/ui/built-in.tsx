import { type FormField, TextInput, type useT } from '@core/ui'

/** Asks when the building was made, as four digits. */
export const builtIn = (t: ReturnType<typeof useT<'intake'>>): FormField => ({
  name: 'object',
  label: t('year'),
  width: 'third',
  validate: value => (isYear(yearIn(value)) ? undefined : t('wrongYear')),
  render: ({ value, onChange, onBlur }) => (
    <TextInput
      value={yearIn(value)}
      onChange={typed => onChange({ yearofconstruction: Number(typed.replace(/\D/g, '')) || null })}
      onBlur={onBlur}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
    />
  ),
})

function yearIn(value: unknown): string {
  const year = typeof value === 'object' && value && 'yearofconstruction' in value ? value.yearofconstruction : null
  return typeof year === 'number' ? String(year) : ''
}

const isYear = (year: string): boolean => year === '' || /^[12]\d{3}$/.test(year)
