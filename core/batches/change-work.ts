import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { isSame } from '@core/domain/is-same'
import { findAll, updateRecord } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import { type EntityRow, toRow } from '@core/resource/row'
import { BatchChange } from './batch-change'
import { type BatchWork, batchWork, type OfUndone, type Refusal } from './batch-work'
import { type OfResource, resourceAt } from './of-resource'
import { type Tried, tryWork } from './try-work'

type Values = Readonly<Record<string, unknown>>

/** How many records get other values, and their own back. */
interface Changing<I> {
  /** Fields that it changes. Who finds others in them than it left does not have them put back. */
  readonly fields: readonly string[]
  /** More fields that change along with those, for who puts them back. */
  readonly along?: readonly string[]
  readonly change: {
    of(context: Context, resource: AnyResource, record: EntityRow, input: I): Promise<void>
  }['of']
  /** Gives a record what it had; as the generic change of its resource does unless told. */
  readonly putBack?: (context: Context, record: EntityRow, before: Values) => Promise<void>
}

/**
 * Declares work that changes fields of records of a resource, one after another, and can be taken back: each record that
 * still is as the work left it gets what it had, the others are told. What is refused stays as it is, with the reason.
 */
export function changeWork<I extends OfResource>(name: string, changing: Changing<I>): BatchWork<I> {
  const kept = [...changing.fields, ...(changing.along ?? [])]
  return {
    ...batchWork<I>(name, async (context, input, id, keep) => {
      const resource = resourceAt(context, input.path)
      const tried = await tryWork(context, async inner => {
        const [record] = await findAll(resource, inner, [id])
        if (!record) return undefined
        const before = pick(toRow(resource.entity, record), kept)
        await changing.change(inner, resource, record, input)
        return before
      })
      const before = 'value' in tried && tried.value
      // Only now what follows from the change has happened to it too.
      const [record] = before ? await findAll(resource, context, [id]) : []
      const after = record && pick(toRow(resource.entity, record), kept)
      if (before && after && !isSame(before, after)) keep({ id, before, after })
      return refusalOf(context, id, tried)
    }),
    undoneBy: takingBack(`${name}-back`, changing),
  }
}

function takingBack<I>(name: string, { fields, putBack }: Changing<I>): BatchWork<OfUndone> {
  return batchWork(name, async (context, { path, batch_id }, id) => {
    // Held, so that of several who take it back at once one does.
    const change = await openRecord(context, BatchChange, { batch_id, record_id: id }, { hold: true })
    if (!change) return undefined
    const resource = resourceAt(context, path)
    const tried = await tryWork(context, async inner => {
      const [record] = await findAll(resource, inner, [id])
      if (!record) throw refused('core.gone_meanwhile')
      const now = pick(toRow(resource.entity, record), fields)
      if (isSame(now, pick(change.before, fields))) return
      if (!isSame(now, pick(change.after, fields))) throw refused('core.changed_meanwhile')
      if (putBack) await putBack(inner, record, change.before)
      else await updateRecord(resource, inner, record, pick(change.before, fields))
    })
    // What was taken back once is over: what others make of it later stays, also when it is the same.
    if ('value' in tried) await deleteRows(context, BatchChange, { id: change.id })
    return refusalOf(context, id, tried)
  })
}

const pick = (values: Values, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]))

function refusalOf(context: Context, id: number, tried: Tried<unknown>): Refusal | undefined {
  if ('value' in tried) return undefined
  const { key, options } = tried.problem
  return { id, message: context.text(key, options.values) }
}
