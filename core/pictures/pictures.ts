import { fileOwners, openOwner } from '@core/files/file-owners'
import { addFile, keepFile, type OwnedFile, type OwnedFiles } from '@core/files/owned-files'
import type { Context } from '@core/http/context'
import { invalid } from '@core/http/problem'
import type { Registry } from '@core/plugin/port'
import { flowOf } from '@core/resource/record'
import { type OutgoingRow, resource } from '@core/resource/resource'
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

/** Columns that name a record a picture belongs to, the closest first, with the resource that they name one of. */
const PLACES = { flow_data_item_id: 'flowdataitem', intake_id: 'intake', flow_id: 'flow' } as const
type Place = keyof typeof PLACES

/** Where a picture is said to belong, by whoever uploads it. */
export interface PicturePlace extends Partial<Record<Place, number>> {
  readonly picturable_type?: string
  readonly picturable_id?: number
  readonly vertical_id?: number
  readonly field_name?: string
}

const number = t.Optional(t.Integer({ minimum: 1 }))

/** What an upload says besides the file: places of resources that are deployed. */
export function placeFields(all: <T>(registry: Registry<T>) => readonly T[]): TObject['properties'] {
  const types = all(fileOwners).map(({ path }) => path)
  const places = Object.entries(PLACES).filter(([, type]) => types.includes(type))
  return {
    picturable_type: t.Optional(t.Union(types.map(type => t.Literal(type)))),
    picturable_id: number,
    ...Object.fromEntries(places.map(([column]) => [column, number])),
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
export async function placeOf(context: Context, given: PicturePlace) {
  const named = Object.entries(PLACES).flatMap(([column, type]) => {
    const id = given[column as Place]
    return id === undefined ? [] : [{ type: type as string, id }]
  })
  if (given.picturable_type !== undefined && given.picturable_id !== undefined)
    named.unshift({ type: given.picturable_type, id: given.picturable_id })
  const records: { type: string; row: OutgoingRow }[] = []
  for (const { type, id } of named) records.push({ type, row: await openOwner(context, type, id, 'write') })
  const [owner] = records
  if (!owner) throw invalid('picturable_id', 'core.required')
  const of = (type: string) => records.find(record => record.type === type)?.row.id ?? null
  return {
    picturable_type: owner.type,
    picturable_id: owner.row.id,
    flow_id: of('flow') ?? flowOf(owner.type, owner.row),
    intake_id: of('intake'),
    flow_data_item_id: of('flowdataitem'),
    vertical_id: given.vertical_id ?? null,
    field_name: given.field_name ?? null,
  }
}

/** Stores a photo on a record that has been opened for it, of the user or a customer; a job makes it ready to be looked at. */
export async function addPicture(
  context: Context,
  file: unknown,
  place: Partial<Awaited<ReturnType<typeof placeOf>>> & { flow_id: number | null; by_customer?: boolean },
  customerName?: string,
): Promise<StoredPicture> {
  const { columns } = await keepFile(pictureFiles, context, file)
  const picture = (await addFile(pictureFiles, context, { ...columns, ...place }, customerName)) as StoredPicture
  context.enqueue(preparePicture, { id: picture.id })
  return picture
}
