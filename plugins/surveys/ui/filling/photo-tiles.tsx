import { IconButton, SecureImage, useT } from '@core/ui'
import { Lightbox } from '@core/ui/records'
import { IconAlertCircle, IconClock, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type TakenPicture, useDoor } from './door'
import type { LocalFile } from './on-device'

export interface PhotoTilesProps {
  pictures: readonly TakenPicture[]
  sending: readonly LocalFile[]
  mayRemove: (picture: TakenPicture) => boolean
  onRemove: (picture: TakenPicture) => void
  onRemoveSending: (id: string) => void
  /** The tile that takes another. */
  children?: ReactNode
}

/** Photos of a field as tiles, with how far each is: on this device, on its way, or there. */
export function PhotoTiles({ pictures, sending, mayRemove, onRemove, onRemoveSending, children }: PhotoTilesProps) {
  const t = useT('surveys')
  const door = useDoor()
  const [shown, setShown] = useState<number | null>(null)
  const ready = pictures.filter(({ status }) => status === 'ready')
  if (!pictures.length && !sending.length && !children) return <p className="surveys-answer">–</p>
  return (
    <ul className="surveys-photos">
      {pictures.map(picture => (
        <li key={picture.id} className="surveys-photo">
          {picture.status === 'ready' ? (
            <button
              type="button"
              aria-label={t('openPhoto', { name: picture.filename })}
              onClick={() => setShown(ready.indexOf(picture))}
            >
              <SecureImage {...door.picture(picture.id, 512)} alt="" />
            </button>
          ) : (
            <Waits failed={picture.status === 'failed'} />
          )}
          {mayRemove(picture) && (
            <IconButton
              size="small"
              icon={IconTrash}
              label={t('removePhoto', { name: picture.filename })}
              onClick={() => onRemove(picture)}
            />
          )}
        </li>
      ))}
      {sending.map(one => (
        <li key={one.id} className="surveys-photo">
          <LocalImage file={one.file} />
          {one.refusal ? (
            <>
              <span className="surveys-photo-state" data-refused title={one.refusal} role="alert">
                <IconAlertCircle size={16} stroke={1.75} />
                <span className="vk-hidden">{one.refusal}</span>
              </span>
              <IconButton
                size="small"
                icon={IconTrash}
                label={t('removePhoto', { name: one.file.name })}
                onClick={() => onRemoveSending(one.id)}
              />
            </>
          ) : (
            <span className="surveys-photo-state" title={t('photoWaits')}>
              <IconClock size={16} stroke={1.75} />
              <span className="vk-hidden">{t('photoWaits')}</span>
            </span>
          )}
        </li>
      ))}
      {children && <li>{children}</li>}
      {shown !== null && (
        <Lightbox
          start={shown}
          onClose={() => setShown(null)}
          pictures={ready.map(({ id, filename }) => ({
            key: id,
            title: filename,
            view: <SecureImage key={id} {...door.picture(id, 1600)} alt={filename} />,
          }))}
        />
      )}
    </ul>
  )
}

function Waits({ failed }: { failed: boolean }) {
  const t = useT('surveys')
  const Glyph = failed ? IconPhotoOff : IconClock
  return (
    <span className="surveys-photo-waits" role="status">
      <Glyph size={20} stroke={1.5} />
      {t(failed ? 'photoUnreadable' : 'photoProcessing')}
    </span>
  )
}

/** A photo that only this device has. */
export function LocalImage({ file }: { file: Blob }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return url ? <img src={url} alt="" /> : null
}
