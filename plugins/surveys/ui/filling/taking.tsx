import { confirmDelete, type RowOf, useSave } from '@core/ui'
import type { AskedField } from '../answers/asked-field'
import { AttachedFiles } from './attached-files'
import { PhotoTiles } from './photo-tiles'
import { SignatureField } from './signature-field'
import { TakeDrawing } from './take-drawing'
import { TakePhoto } from './take-photo'
import type { LocalFiles } from './use-local-files'

export type TakenPicture = RowOf<'/api/picture'>
export type TakenFile = RowOf<'/api/attachedfile'>

interface TakingProps {
  field: AskedField
  place: string
  pictures: readonly TakenPicture[]
  attached: readonly TakenFile[]
  local: LocalFiles
  readOnly: boolean
}

/** Photos, drawings, a signature or files of one field: those on the server and those on their way there. */
export function Taking({
  field: { field_type, field_label },
  place,
  pictures,
  attached,
  local,
  readOnly,
}: TakingProps) {
  const removePicture = useSave('delete', '/api/picture/{id}', { refresh: ['/api/flowdataitem', '/api/flow'] })
  const removeFile = useSave('delete', '/api/attachedfile/{id}', { refresh: ['/api/flow'] })
  const sending = local.files.filter(file => file.place === place)
  const add = (as: 'picture' | 'attachedfile') => (files: File[]) => void local.add(place, as, files)
  const own = pictures.filter(({ field_name }) => field_name === place)

  async function remove(what: { id: number; filename: string }, kind: 'picture' | 'file'): Promise<void> {
    const params = { path: { id: what.id } }
    if (await confirmDelete('item', what.filename)) (kind === 'picture' ? removePicture : removeFile).mutate({ params })
  }

  if (field_type === 'file')
    return (
      <AttachedFiles
        files={attached.filter(({ field_name }) => field_name === place)}
        sending={sending}
        onAdd={readOnly ? undefined : add('attachedfile')}
        onRemove={file => void remove(file, 'file')}
        onRemoveSending={local.remove}
      />
    )
  const tiles = {
    pictures: own,
    sending,
    onRemove: readOnly ? undefined : (picture: TakenPicture) => void remove(picture, 'picture'),
    onRemoveSending: local.remove,
  }
  if (field_type === 'signature')
    return <SignatureField {...tiles} label={field_label} onSigned={readOnly ? undefined : add('picture')} />
  return (
    <PhotoTiles {...tiles}>
      {!readOnly &&
        (field_type === 'drawing' ? (
          <TakeDrawing label={field_label} onDrawn={add('picture')} />
        ) : (
          <TakePhoto onFiles={add('picture')} />
        ))}
    </PhotoTiles>
  )
}
