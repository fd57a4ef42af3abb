import type { ReferenceTarget } from '../../domain/field-description.ts'
import { call, type Method } from '../api/client.ts'
import type { Choice } from '../fields/combobox.tsx'
import { asPage } from '../query/list.ts'
import { useAnswer } from '../query/use-answer.ts'

type Row = Record<string, unknown> & { id: number }
const read = call as (method: Method, path: string, init: unknown) => Promise<unknown>

/** Records that one may refer to and choose, with what tells namesakes apart. */
export async function findRecords(
  { path, by, notes, sort, among }: ReferenceTarget,
  query: string,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  const answer = await read('get', path, { params: { query: { query, limit: 30, sort, ...among } }, signal })
  return asPage<Row>(answer).rows.map(row => ({
    id: row.id,
    label: String(row[by]),
    note: notes
      .map(name => row[name])
      .filter(Boolean)
      .join(' · '),
  }))
}

/** What the record with this number is called; its number when that cannot be known. */
export async function readRecordName(target: ReferenceTarget, id: number): Promise<string> {
  const row = await read('get', `${target.path}/{id}`, { params: { path: { id } } }).catch(() => undefined)
  return row ? nameOf(row as Row, target) : String(id)
}

/** The same for what is on screen; undefined while it is on its way. */
export function useRecordName(target: ReferenceTarget, id: number | null): string | undefined {
  const { path } = target
  const init = { params: { path: { id: id ?? 0 } } }
  const answer = useAnswer<Row>({
    queryKey: [`${path}/{id}`, 'get', init.params, null],
    queryFn: ({ signal }) => read('get', `${path}/{id}`, { ...init, signal }) as Promise<Row>,
    enabled: id !== null,
  })
  if (answer.isError) return String(id)
  return answer.data && nameOf(answer.data, target)
}

/** The same for one that was found. */
export function nameOfChoice({ label, note }: Choice, { by }: ReferenceTarget): string {
  const [whose] = by === 'number' && typeof note === 'string' ? note.split(' · ') : []
  return [label, whose].filter(Boolean).join(' · ')
}

/** What a record is called on its own; nobody knows a record by its number alone, so whose it is stands with that. */
function nameOf(row: Row, { by, notes: [whose] }: ReferenceTarget): string {
  return [row[by], by === 'number' && whose && row[whose]].filter(Boolean).join(' · ')
}
