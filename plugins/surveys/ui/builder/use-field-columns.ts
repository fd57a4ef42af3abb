import { isField, useT } from '@core/ui'
import { type AnyFormField, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/verticaldatafield'
import type { FormField } from './form-field'
import { optionsByInWords, rulesInWords } from './rule-words'

/** The columns of a field with their labels, and words for what stands in them. */
export function useFieldColumns(fields: readonly FormField[]): readonly AnyFormField[] {
  const t = useT('surveys')
  const said = useFormItems(described, { layout: [] }).filter(isField)
  return [
    ...said,
    { name: 'showrules', label: t('showIf'), spoken: rulesInWords(fields, t) },
    { name: 'options_by', label: t('optionsBy'), spoken: optionsByInWords },
    { name: 'group', label: t('field.verticaldatafield.field_type.group') },
  ]
}
