import type { FieldDescription, ReferenceTarget, ResourceFields } from '../../domain/field-description.ts'
import { coreText } from '../i18n/use-t.ts'
import type { ListFilter } from '../list/filter.ts'
import type { FieldTexts } from './field-texts.ts'
import { choiceOptions, type FieldOf } from './form-items.ts'

/** A filter of a list: the name of a field, or what differs from its description; one that is no field says all. */
export type ResourceFilter<F extends ResourceFields> =
  | FieldOf<F>
  | (Omit<ListFilter, 'label' | 'field'> & { field: FieldOf<F>; label?: string })
  | ListFilter

/**
 * The filters that a list names, in its order, and behind them those on all its other fields, but for references to
 * records that whoever looks may not see.
 */
export function listFilters<F extends ResourceFields>(
  of: F,
  t: FieldTexts,
  filters: readonly ResourceFilter<F>[],
  maySee: (reference: ReferenceTarget) => boolean = () => true,
): ListFilter[] {
  const { fields } = of as ResourceFields
  const named = filters.map((filter): ListFilter => {
    const own = typeof filter === 'string' ? { field: filter } : filter
    const field = fields[own.field]
    const usual = field && fieldFilter(of.path, own.field, field, t)
    // Choices of its own are chosen from, whatever the field is filled in with.
    const instead = own.options || own.search ? { kind: undefined, reference: undefined, textsOf: undefined } : {}
    return { label: own.field, ...usual, ...instead, ...own }
  })
  const others = Object.entries(fields).filter(
    ([name, { reference }]) => !named.some(({ field }) => field === name) && (!reference || maySee(reference)),
  )
  return [...named, ...others.flatMap(([name, field]) => fieldFilter(of.path, name, field, t) ?? [])]
}

/** How a list is narrowed to a field; long texts are searched, not filtered on. */
function fieldFilter(path: string, name: string, field: FieldDescription, t: FieldTexts): ListFilter | undefined {
  const filter = { field: name, label: t(field.label, field.texts) }
  switch (field.input) {
    case 'select':
      return { ...filter, options: choiceOptions(field, t) }
    case 'checkbox':
      return { ...filter, options: yesOrNo(field), single: true }
    case 'money':
      return { ...filter, kind: 'money' }
    case 'number':
    case 'percent':
      return { ...filter, kind: 'number' }
    case 'date':
    case 'datetime':
      return { ...filter, kind: 'date' }
    case 'reference':
      return field.reference && { ...filter, reference: field.reference }
    case 'tags':
      return { ...filter, textsOf: path }
    case 'textarea':
    case 'richtext':
      return undefined
    default:
      return { ...filter, textsOf: path }
  }
}

const yesOrNo = ({ asNumber }: FieldDescription) =>
  ([true, false] as const).map(value => ({
    value: asNumber ? String(Number(value)) : String(value),
    label: coreText(value ? 'yes' : 'no'),
  }))
