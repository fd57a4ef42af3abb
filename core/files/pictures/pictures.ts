import type { Context } from '@core/context/context'
import { defineRegistry, type Registry } from '@core/context/port'
import { invalid } from '@core/context/problem'
import { fileOwners, openOwner } from '@core/files/file-owners'
import { addFile, keepFile, type OwnedFile, type OwnedFiles } from '@core/files/owned-files'
import { type AnyResource, type OutgoingRow, resource } from '@core/resource/resource'
import { flowOf } from '@core/resource/timeline'
import { type TObject, Type as t } from '@sinclair/typebox'
import { Picture } from './picture'
import { preparePicture } from './prepare-picture'

/** Photos (S1 §7). Their calls are written out, because the record that they hang on says who may see them. */
export const pictures = resource({
  entity: Picture,
  sort: '-id',
  calls: [],
  readonly: [
    'picturable_type',
    'picturable_id',
    'flow_id',
    'intake_id',
    'flow_data_item_id',
    'content_type',
    'size',
    'width',
    'height',
    'status',
    'user_id',
    'by_customer',
  ],
})

export const pictureFiles: OwnedFiles = { resource: pictures, on: 'picturable', purpose: 'photo' }

/** A picture as it is stored. */
export interface StoredPicture extends OwnedFile {
  status: 'processing' | 'ready' | 'failed'
  created_at: Date
}

/** Columns that name a record that a picture belongs to, the closest first. */
const OWNER_COLUMNS = ['flow_data_item_id', 'intake_id', 'flow_id'] as const
type OwnerColumn = (typeof OWNER_COLUMNS)[number]

/** Which resource a column of pictures names a record of; its plugin says so. */
export const pictureColumns = defineRegistry<{ readonly column: OwnerColumn; readonly of: AnyResource }>(
  'core.picture-columns',
  { always: true },
)

/** The columns that are known here, the closest record first, each with its resource. */
const columnsOf = (all: All): readonly { readonly column: OwnerColumn; readonly of: AnyResource }[] =>
  OWNER_COLUMNS.flatMap(column => all(pictureColumns).filter(one => one.column === column))

type All = <T>(registry: Registry<T>) => readonly T[]

/** What a picture is said to hang on, by whoever uploads it. */
export interface PictureOwner extends Partial<Record<OwnerColumn, number>> {
  readonly picturable_type?: string
  readonly picturable_id?: number
  readonly vertical_id?: number
  readonly field_name?: string
}

const number = t.Optional(t.Integer({ minimum: 1 }))

/** What an upload says besides the file: numbers of records of resources that are deployed. */
export function ownerFields(all: All): TObject['properties'] {
  const types = all(fileOwners).map(({ path }) => path)
  return {
    picturable_type: t.Optional(t.Union(types.map(type => t.Literal(type)))),
    picturable_id: number,
    ...Object.fromEntries(columnsOf(all).map(({ column }) => [column, number])),
    vertical_id: number,
    field_name: t.Optional(t.String({ maxLength: 255 })),
  }
}

/**
 * The columns that say where a picture hangs. Without `picturable_*` it hangs on the closest record that is named; every
 * record named must be one that the user may change.
 *
 * @throws Problem 404 for a record that is not theirs, 422 when none is named
 */
export async function ownerColumnsOf(context: Context, given: PictureOwner) {
  const columns = columnsOf(context.all)
  const named = columns.flatMap(({ column, of }) => {
    const id = given[column]
    return id === undefined ? [] : [{ type: of.path, id }]
  })
  if (given.picturable_type !== undefined && given.picturable_id !== undefined)
    named.unshift({ type: given.picturable_type, id: given.picturable_id })
  const records: { type: string; row: OutgoingRow }[] = []
  for (const { type, id } of named) records.push({ type, row: await openOwner(context, type, id, 'write') })
  const [owner] = records
  if (!owner) throw invalid('picturable_id', 'core.required')
  const numberIn = (name: OwnerColumn) => {
    const type = columns.find(({ column }) => column === name)?.of.path
    return records.find(record => record.type === type)?.row.id ?? null
  }
  return {
    picturable_type: owner.type,
    picturable_id: owner.row.id,
    flow_id: numberIn('flow_id') ?? flowOf(context, owner.type, owner.row),
    intake_id: numberIn('intake_id'),
    flow_data_item_id: numberIn('flow_data_item_id'),
    vertical_id: given.vertical_id ?? null,
    field_name: given.field_name ?? null,
  }
}

/** Stores a photo on a record that has been opened for it, of the user or a customer; a job makes it ready to be looked at. */
export async function addPicture(
  context: Context,
  file: unknown,
  owner: Partial<Awaited<ReturnType<typeof ownerColumnsOf>>> & { flow_id: number | null; by_customer?: boolean },
  customerName?: string,
): Promise<StoredPicture> {
  const { columns } = await keepFile(pictureFiles, context, file)
  const picture = (await addFile(pictureFiles, context, { ...columns, ...owner }, customerName)) as StoredPicture
  context.enqueue(preparePicture, { id: picture.id })
  return picture
}
