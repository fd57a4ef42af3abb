import { isSame } from '@core/domain/is-same'
import type { LogLine } from '../query/resource-calls.ts'

/** A field that changed. */
export interface FieldChange {
  /** As the API names it; `custom_fields.dak` for a field of the company. */
  field: string
  before: unknown
  after: unknown
  /** Nothing changed it since: taking it back loses nothing that came later. */
  newest: boolean
}

const unspoken = new Set([
  'version',
  'search_text',
  'updated_at',
  'created_at',
  'company_id',
  'deleted_at',
  'lat',
  'lng',
])

/** The fields that a line of the log changed, as far as people know them. */
export function changedFields({ old_value, new_value }: Pick<LogLine, 'old_value' | 'new_value'>): string[] {
  const [before, after] = [flat(old_value ?? {}), flat(new_value ?? {})]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    field => !unspoken.has(field) && !isSame(before[field], after[field]),
  )
}

/** What each line of the log changed; lines come newest first. `row` is the record as it is now. */
export function changesOf(lines: readonly LogLine[], row: object): Map<number, FieldChange[]> {
  const seen = new Set<string>()
  const now = flat(row)
  return new Map(
    lines.map(line => {
      if (line.description !== 'updated') return [line.id, []]
      const before = flat(line.old_value ?? {})
      const after = flat(line.new_value ?? {})
      const changes = changedFields(line).map(field => {
        const newest = !seen.has(field) && isSame(now[field], after[field])
        seen.add(field)
        return { field, before: before[field] ?? null, after: after[field] ?? null, newest }
      })
      return [line.id, changes]
    }),
  )
}

/** The change that takes a field back. */
export function undoing({ field, before }: FieldChange): Record<string, unknown> {
  const key = /^custom_fields\.(.+)$/.exec(field)?.[1]
  return key ? { custom_fields: { [key]: before } } : { [field]: before }
}

function flat(values: object): Record<string, unknown> {
  const { custom_fields: custom, ...plain } = values as { custom_fields?: object | null }
  const own = Object.entries(custom ?? {}).map(([key, value]) => [`custom_fields.${key}`, value])
  return { ...plain, ...Object.fromEntries(own) }
}
