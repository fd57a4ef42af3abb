import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { inputSchema } from '@core/db/schema'
import type { Ability } from './ability'
import { answer, createRecord, find, withLocation } from './record'
import type { AnyResource } from './resource'
import { type EntityRow, toRow } from './row'
import { accessToWrite, idParams, rowWith } from './schemas'

interface DuplicateOptions<E extends Entity = Entity> {
  /** Another name of the call, `duplicateflow`, that does the same. */
  readonly alsoCalled?: string
  /** Column that says it is a copy; its text gets "(kopie)" behind it. */
  readonly title?: string
  /** Fields that a copy starts without. */
  readonly without?: readonly string[]
  /** Fields that a copy begins with in their place, where a new record would be given others. */
  readonly begins?: Readonly<Record<string, unknown>>
  /** Tables whose rows belong to a record and go along, with the column that says to which. */
  readonly children?: readonly { readonly entity: Entity; readonly column: string }[]
  /** What else belongs to a copy, once it has been made. */
  readonly copied?: { of(copy: Opened<E>, original: Opened<E>, context: Context): Promise<void> }['of']
}

/** Each record can be copied. */
export const duplicated = <E extends Entity>(options: DuplicateOptions<E> = {}): Ability => ({
  name: 'duplicated',
  calls: resource =>
    ['duplicate', ...(options.alsoCalled ? [options.alsoCalled] : [])].map(name =>
      duplicateCall(resource, name, options),
    ),
})

/**
 * `POST {resource}/{id}/duplicate`: a copy with what users can fill in, and with what belongs to it (R-API-007). It begins
 * where a new record does, with a number and links of its own. It may lack what its original lacks, also when that became
 * required later.
 */
function duplicateCall(resource: AnyResource, name: string, options: DuplicateOptions): Call {
  const { entity, path, enrich = [] } = resource
  const closed = [...(resource.readonly ?? []), ...(resource.states ? ['status'] : []), ...(options.without ?? [])]
  const copied = Object.keys(inputSchema(entity, { readonly: closed }).properties)
  return call({
    method: 'POST',
    path: `${path}/:id/${name}`,
    access: accessToWrite(resource),
    summary: `Copy one of ${path}`,
    status: 201,
    params: idParams,
    response: rowWith(resource, enrich),
    async run(context, { params }) {
      const found: EntityRow = await find(resource, context, params.id)
      const original: Record<string, unknown> = toRow(entity, found)
      const fields = Object.fromEntries(copied.map(column => [column, original[column]]))
      if (options.title && original[options.title])
        fields[options.title] = titled(context, String(original[options.title]))
      Object.assign(fields, options.begins)
      const copy = await createRecord(resource, context, fields, { takenOver: true })
      for (const child of options.children ?? []) {
        const rows = await readRows(context, child.entity, 'all', { [child.column]: params.id }, 'id')
        await insertRows(
          context,
          child.entity,
          rows.map(({ id, version, created_at, updated_at, ...row }) => ({ ...row, [child.column]: copy.id })),
        )
      }
      await options.copied?.(copy as EntityRow, found, context)
      return withLocation(await answer(resource, enrich, context, copy), path, copy.id)
    },
  })
}

const TITLE_LENGTH = 255

function titled(context: Context, title: string): string {
  const copy = ` (${context.text('core.copy')})`
  return title.slice(0, TITLE_LENGTH - copy.length) + copy
}
