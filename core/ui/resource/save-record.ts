import type { ResourceFields } from '../../domain/field-description.ts'
import { call, type Method } from '../api/client.ts'
import type { FormValues } from '../form/form-field.ts'
import type { IfAsSeen } from '../form/use-entry.ts'
import { refreshCalls } from '../query/query-client.ts'
import { writtenValues } from './form-items.ts'

const send = call as (method: Method, path: string, init: unknown) => Promise<unknown>

/** A record that is there. */
export type SavedRecord = FormValues & { id: number }

interface HowToSave {
  /** The version that may be changed. */
  seen: IfAsSeen
  /** Other addresses whose answers change too. */
  refresh?: readonly string[] | undefined
}

/**
 * Makes a record, or changes the one that is there, and has what shows it read again. The generated types know the calls
 * per resource only.
 *
 * @throws {Problem}
 */
export async function saveRecord<Row>(
  of: ResourceFields,
  record: SavedRecord | null | undefined,
  values: FormValues,
  { seen, refresh = [] }: HowToSave,
): Promise<Row> {
  const body = writtenValues(of, values)
  const answer = record
    ? await send('patch', `${of.path}/{id}`, { params: { path: { id: record.id } }, headers: seen, body })
    : await send('post', of.path, { body })
  // The screen goes on at once; what it shows follows behind it.
  void refreshCalls(of.path, ...refresh)
  return answer as Row
}
