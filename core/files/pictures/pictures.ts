import type { Context } from '@core/context/context'
import { defineRegistry, type Registry } from '@core/context/port'
import { invalid } from '@core/context/problem'
import type { WhereOf } from '@core/db/where'
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
    'taken_at',
    'user_id',
    'by_customer',
  ],
})

export const pictureFiles: OwnedFiles = { resource: pictures, on: 'picturable' }

/** A picture as it is stored. */
export interface StoredPicture extends OwnedFile {
  status: 'processing' | 'ready' | 'failed'
  created_at: Date
  taken_at?: Date | null
}

/** A column of pictures that names a record of another plugin's resource. */
export interface PictureColumn {
  readonly column: string
  readonly of: AnyResource
  /** Place among these columns: the lowest names the closest record. */
  readonly order: number
}

/** Which other pictures are among those of a record: the ones that hang on its parts, such as the forms of a survey. */
export interface PicturesOfParts {
  readonly of: AnyResource
  readonly where: (context: Context, id: number) => Promise<WhereOf<typeof Picture> | null>
}
export const picturesOfParts = defineRegistry<PicturesOfParts>('core.pictures-of-parts', { always: true })

/** The columns by which pictures name their records; the plugin of the records registers its own. */
export const pictureColumns = defineRegistry<PictureColumn>('core.picture-columns', { always: true })

const columnsOf = (all: All): readonly PictureColumn[] =>
  all(pictureColumns).toSorted((one, other) => one.order - other.order)

type All = <T>(registry: Registry<T>) => readonly T[]

/** What a picture is said to hang on, by whoever uploads it. */
export interface PictureOwner {
  readonly picturable_type?: string
  readonly picturable_id?: number
  readonly vertical_id?: number
  readonly field_name?: string
  readonly taken_at?: string
  /** By the columns that plugins registered. */
  readonly [column: string]: unknown
}

const number = t.Optional(t.Integer({ minimum: 1 }))
/** When a photo was taken, as its camera wrote it down. */
export const takenAt = t.Optional(t.String({ format: 'date-time', description: 'When it was taken' }))

/** What an upload says besides the file: numbers of records of resources that are deployed. */
export function ownerFields(all: All): TObject['properties'] {
  const types = all(fileOwners).map(({ path }) => path)
  return {
    picturable_type: t.Optional(t.Union(types.map(type => t.Literal(type)))),
    picturable_id: number,
    ...Object.fromEntries(columnsOf(all).map(({ column }) => [column, number])),
    vertical_id: number,
    field_name: t.Optional(t.String({ maxLength: 255 })),
    taken_at: takenAt,
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
    return typeof id === 'number' ? [{ type: of.path, id }] : []
  })
  if (given.picturable_type !== undefined && given.picturable_id !== undefined)
    named.unshift({ type: given.picturable_type, id: given.picturable_id })
  const records: { type: string; row: OutgoingRow }[] = []
  for (const { type, id } of named) records.push({ type, row: await openOwner(context, type, id, 'write') })
  const [owner] = records
  if (!owner) throw invalid('picturable_id', 'core.required')
  const ofColumn: Record<string, number | null> = Object.fromEntries(
    columns.map(({ column, of }) => [column, records.find(({ type }) => type === of.path)?.row.id ?? null]),
  )
  return {
    ...ofColumn,
    picturable_type: owner.type,
    picturable_id: owner.row.id,
    flow_id: ofColumn.flow_id ?? flowOf(context, owner.type, owner.row),
    vertical_id: given.vertical_id ?? null,
    field_name: given.field_name ?? null,
    taken_at: given.taken_at ? new Date(given.taken_at) : null,
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

/** Pictures in the order in which they were taken; of those that came without that, in which they came. */
export const inOrderTaken = <P extends { id: number; taken_at?: Moment | null; created_at: Moment }>(
  pictures: readonly P[],
): P[] => pictures.toSorted((one, other) => moment(one) - moment(other) || one.id - other.id)

type Moment = Date | string
const moment = ({ taken_at, created_at }: { taken_at?: Moment | null; created_at: Moment }): number =>
  new Date(taken_at ?? created_at).getTime()
