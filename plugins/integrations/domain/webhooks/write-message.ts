import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { traitsOf } from '@core/db/described'
import { readRows } from '@core/db/list'
import { wireFields } from '@core/db/schema'
import { resourceAt } from './declared'

/** Characters of a message; a record that is larger is left out, and read by its number. */
const MOST_CHARACTERS = 65_536

/** A message about a record, before it is kept for anybody. */
export interface Written {
  readonly event: string
  readonly record_type: string
  readonly record_id: number
  readonly flow_id: number | null
  readonly title: string | null
  readonly payload: string
}

/** Writes down what happened, with the record as it is now. Links that let anybody in stay out of it. */
export async function writeMessage(
  context: Context,
  { tag, about }: Pick<Trigger, 'tag' | 'about'>,
  id: number,
  sequence: number,
): Promise<Written> {
  const record = await readRecord(context, about, id)
  const flow_id = about === 'flow' ? id : Number(record?.flow_id) || null
  const write = (row: typeof record) =>
    JSON.stringify({
      type: tag,
      timestamp: new Date().toISOString(),
      data: { resource: about, id, flow_id, sequence, record: row },
    })
  const whole = write(record)
  const payload = whole.length > MOST_CHARACTERS ? write(null) : whole
  return { event: tag, record_type: about, record_id: id, flow_id, title: titleOf(record), payload }
}

type Row = Readonly<Record<string, unknown>>

async function readRecord(context: Context, about: string, id: number): Promise<Row | null> {
  const resource = resourceAt(context, about)
  if (!resource) return null
  const columns = wireFields(resource.entity)
    .filter(({ property }) => !traitsOf(property).opensLink)
    .map(({ name }) => name)
  const [row] = await readRows(context, resource.entity, columns, { id }, undefined, { trashed: 'either' })
  return row ?? null
}

/** What people call a record. */
function titleOf(row: Row | null): string | null {
  const called = [row?.number, row?.title, row?.name, row?.description].find(
    value => typeof value === 'string' && value.trim() !== '',
  )
  return typeof called === 'string' ? called.slice(0, 255) : null
}
