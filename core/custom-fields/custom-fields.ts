import { invalid } from '@core/context/problem'
import { hasCustomFields } from '@core/db/entity'
import { holdsOtherValues } from '@core/db/holds-other-values'
import { fold } from '@core/domain/fold'
import { CustomField } from '@core/resource/custom-field'
import { declared } from '@core/resource/declared'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'

// A key must not end in `_from` or `_to`: list filters read those as ranges of another field.
const KEY = /^(?!.*_(?:from|to)$)[a-z][a-z0-9_]*$/

/** JSON type of the values of a custom field type. */
const jsonTypeOf = (type: string) => (type === 'number' || type === 'boolean' ? type : 'string')

/** Custom fields of a company. Key and type are fixed once created: records store values by them. */
export const customFields = resource({
  entity: CustomField,
  sort: 'order',
  writers: { role: 1000 },
  abilities: [ordered],
  async prepare(field, context, changes, before) {
    field.label = field.label.trim()
    if (!field.label) throw invalid('label', 'core.required')
    for (const fixed of ['resource', 'key', 'type'] as const)
      if (before && fixed in changes && changes[fixed] !== before[fixed])
        throw invalid(fixed, 'core.fixed_after_making')
    field.key ||= keyOf(field.label)
    if (!KEY.test(field.key)) throw invalid('key', 'core.invalid_value')
    const owner = context.use(declared).resources.find(({ path }) => path === field.resource)
    if (!owner || !hasCustomFields(owner.entity)) throw invalid('resource', 'core.invalid_value')
    if (field.type === 'choice' && !field.options?.length) throw invalid('options', 'core.required')
    if (before) return
    // Reuse values that a deleted field with this key left in records, unless they have another type.
    const base = field.key
    for (let n = 2; await holdsOtherValues(context, owner.entity, field.key, jsonTypeOf(field.type)); n++) {
      if (changes.key) throw invalid('key', 'core.key_holds_others')
      field.key = `${base}_${n}`
    }
  },
})

/** `Type dak (pan/plat)` → `type_dak_pan_plat`. */
function keyOf(label: string): string {
  const key = fold([label])
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .replace(/_(from|to)$/, '_$1_')
  return KEY.test(key) ? key : `veld_${key || '1'}`
}
