import { optionsOf } from '@core/domain/written-options'
import { useCall } from '@core/ui'

/** Types of form fields whose answer is a number. */
const NUMERIC: ReadonlySet<string> = new Set(['number', 'calculated', 'hidden'])

/** A form field that a price can look at. */
export interface PriceField {
  readonly value: string
  readonly label: string
  readonly unit: string | null
  readonly isNumber: boolean
  /** Answers that it offers. */
  readonly options: readonly string[]
}

/** A field of one form. */
interface AskedField extends PriceField {
  readonly id: number
  readonly type: string
}

/** The form fields that the company lets products look at, each with its form. */
export function useFormFields(): readonly AskedField[] {
  const asked = useCall('get', '/api/company/getverticaldatafields').data ?? []
  const forms = useCall('get', '/api/company/getverticals').data ?? []
  return asked
    .filter(({ selectable_in_products }) => selectable_in_products)
    .map(({ id, vertical_id, field_name, field_label, field_type, unit, options }) => ({
      id,
      value: field_name,
      type: field_type,
      label: [field_label, forms.find(form => form.id === vertical_id)?.description].filter(Boolean).join(' – '),
      unit,
      isNumber: NUMERIC.has(field_type),
      options: optionsOf(options),
    }))
}

/** The form fields that the company lets prices look at (G-PRICE): each name once, with the forms that ask it. */
export function usePriceFields(): readonly PriceField[] {
  const asked = useCall('get', '/api/company/getverticaldatafields').data ?? []
  const forms = useCall('get', '/api/company/getverticals').data ?? []
  const formsWith = (name: string): string => {
    const asking = new Set(asked.filter(({ field_name }) => field_name === name).map(({ vertical_id }) => vertical_id))
    return forms.flatMap(({ id, description }) => (asking.has(id) ? [description] : [])).join(', ')
  }
  const fields = asked
    .filter(
      ({ field_type, selectable_in_products }) =>
        selectable_in_products && (NUMERIC.has(field_type) || field_type === 'selectbox'),
    )
    .map(({ field_name, field_label, field_type, unit, options }) => ({
      value: field_name,
      label: [field_label, formsWith(field_name)].filter(Boolean).join(' – '),
      unit,
      isNumber: NUMERIC.has(field_type),
      options: optionsOf(options),
    }))
  return [...new Map(fields.map(field => [field.value, field])).values()]
}
