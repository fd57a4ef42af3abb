import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { Picture } from '@core/files/pictures/picture'
import { countedPlaces } from './questions'

/** What was taken for one form. */
export interface Taken {
  /** How many photos, drawings, signatures or files are there for each place of the form. */
  readonly places: ReadonlyMap<string, number>
  readonly photos: number
}

/** Looks what was taken for forms; answers it by their number. */
export async function takenFor(context: Context, ids: readonly number[]): Promise<(id: number) => Taken> {
  const pictures = await readRows(context, Picture, ['flow_data_item_id', 'field_name'], { flow_data_item_id: ids })
  const files = await readRows(context, AttachedFile, ['attachedfileable_id', 'field_name'], {
    attachedfileable_type: 'flowdataitem',
    attachedfileable_id: ids,
  })
  return id => {
    const photos = pictures.filter(({ flow_data_item_id }) => flow_data_item_id === id)
    const own = files.filter(({ attachedfileable_id }) => attachedfileable_id === id)
    return {
      places: countedPlaces([...photos, ...own].flatMap(({ field_name }) => field_name ?? [])),
      photos: photos.length,
    }
  }
}
