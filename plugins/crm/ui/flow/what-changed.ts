import type { useKinds, useT } from '@core/ui'
import { changedFields } from '@core/ui/records'

/** Fields that a line names before it counts the rest. */
const NAMED = 3

interface Line {
  readonly loggable_type: string
  readonly description: string
  readonly old_value: Record<string, unknown> | null
  readonly new_value: Record<string, unknown> | null
}

/** The fields that a line of the log changed, in the words of their form: "Omschrijving, Labels en nog 2 velden". */
export function whatChanged(line: Line, t: ReturnType<typeof useT<'crm'>>, kinds: ReturnType<typeof useKinds>): string {
  if (line.description !== 'updated') return ''
  const words = new Set(changedFields(line).flatMap(field => kinds.fieldOf(line.loggable_type, field) ?? []))
  const named = [...words].slice(0, NAMED).join(', ')
  return words.size > NAMED ? `${named} ${t('moreFields', { count: words.size - NAMED })}` : named
}
