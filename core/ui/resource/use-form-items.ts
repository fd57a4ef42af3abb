import type { ResourceFields } from '../../domain/field-description.ts'
import type { FormItem } from '../form/form-field.ts'
import { useFieldTexts } from './field-texts.ts'
import { type FormShape, formItems } from './form-items.ts'

/** Fields of a resource as items of a form that is not its own: a new customer within a new dossier. */
export function useFormItems<const F extends ResourceFields>(of: F, shape: FormShape<F>): FormItem[] {
  const t = useFieldTexts(of)
  return formItems(of, t, shape)
}
