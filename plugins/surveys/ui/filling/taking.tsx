import { confirmDelete, toastProblem } from '@core/ui'
import type { AskedField } from '../answers/asked-field'
import { AttachedFiles } from './attached-files'
import { type TakenFile, type TakenPicture, useDoor } from './door'
import { PhotoTiles } from './photo-tiles'
import { SignatureField } from './signature-field'
import { TakeDrawing } from './take-drawing'
import { TakePhoto } from './take-photo'
import type { LocalFiles } from './use-local-files'

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
  const door = useDoor()
  const sending = local.files.filter(file => file.place === place)
  const add = (as: 'picture' | 'attachedfile') => (files: File[]) => void local.add(place, as, files)
  const own = pictures.filter(({ field_name }) => field_name === place)

  const mayRemove = ({ by_customer }: TakenFile): boolean => !readOnly && (!door.ofCustomer || by_customer)

  async function remove({ id, filename }: TakenFile, kind: 'picture' | 'attachedfile'): Promise<void> {
    if (await confirmDelete('item', filename)) await door.remove(kind, id).catch(toastProblem)
  }

  if (field_type === 'file')
    return (
      <AttachedFiles
        files={attached.filter(({ field_name }) => field_name === place)}
        sending={sending}
        onAdd={readOnly ? undefined : add('attachedfile')}
        mayRemove={mayRemove}
        onRemove={file => void remove(file, 'attachedfile')}
        onRemoveSending={local.remove}
      />
    )
  const tiles = {
    pictures: own,
    sending,
    mayRemove,
    onRemove: (picture: TakenPicture) => void remove(picture, 'picture'),
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
