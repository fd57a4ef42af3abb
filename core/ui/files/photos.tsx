import { IconDownload, IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { CameraButton } from './camera-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { fitting } from './fitting.ts'
import { Lightbox } from './lightbox.tsx'
import { type Photo, PhotoTile } from './photo-tile.tsx'
import { SecureImage } from './secure-image.tsx'
import { download } from './transfer.ts'
import { usePaste } from './use-paste.ts'
import { useUploads } from './use-uploads.ts'
import './photos.css'

/** How photos are reached, whoever looks at them. */
export interface PhotoCalls {
  /** A photo for a width in pixels. */
  view: (id: number, width: number) => { path: string; method: 'GET' | 'POST' }
  /** The photo itself. */
  file: (id: number) => string
  /** Where a new one goes, and what travels along. */
  store: { path: string; fields: Record<string, string | number> }
  remove: (id: number) => void
  /** All of them in one file. */
  all?: string
}

export interface PhotosProps {
  /** Undefined while they are being read. */
  photos: readonly Photo[] | undefined
  calls: PhotoCalls
  /** Reads them again. */
  refresh: () => unknown
  /** Leaves adding and removing out. */
  readOnly?: boolean
}

const ACCEPT = 'image/*,.heic,.heif'
const LIMIT = 10
/** Milliseconds between two looks whether new photos are ready. */
const SOON = 1500

/** Photos: drop, paste, pick or take them, look at them large, download and remove them. */
export function Photos({ photos, calls, refresh, readOnly = false }: PhotosProps) {
  const t = useCoreT()
  const [shown, setShown] = useState<number | null>(null)
  const uploads = useUploads(
    calls.store.path,
    calls.store.fields,
    { done: count => t('photoUploaded', { count }), failed: `${t('photoNotUploaded')}. ${t('photoWentWrong')}` },
    refresh,
  )
  const add = (files: File[]) => {
    const fit = fitting(files, LIMIT, ACCEPT)
    if (!readOnly && !uploads.busy && fit.length > 0) void uploads.add(fit)
  }
  usePaste(add)
  const again = useRef(refresh)
  again.current = refresh
  const unfinished = photos?.some(({ status }) => status === 'processing')
  useEffect(() => {
    if (!unfinished) return
    let left = false
    let timer: ReturnType<typeof setTimeout>
    // One look at a time: the next would cut a slow one short, and none would ever end.
    const wait = () => {
      timer = setTimeout(async () => {
        await again.current()
        if (!left) wait()
      }, SOON)
    }
    wait()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [unfinished])

  const ready = photos?.filter(({ status }) => status === 'ready') ?? []
  return (
    <div className="vk-pictures">
      {!readOnly && (
        <div className="vk-pictures-add">
          <FileDrop
            multiple
            accept={ACCEPT}
            limit={LIMIT}
            icon={IconPhotoUp}
            onFiles={uploads.add}
            busy={uploads.busy}
            progress={uploads.progress}
            help={t('photoHelp', { limit: LIMIT })}
          />
          <CameraButton disabled={uploads.busy} onFiles={add} />
        </div>
      )}
      {!photos && <Skeleton width="40%" />}
      {photos?.length === 0 && <p className="vk-meta">{t('noPhotos')}</p>}
      <ul className="vk-pictures-grid">
        {photos?.map(photo => (
          <li key={photo.id}>
            <PhotoTile
              photo={photo}
              calls={calls}
              readOnly={readOnly}
              onOpen={() => setShown(ready.findIndex(({ id }) => id === photo.id))}
            />
          </li>
        ))}
      </ul>
      {calls.all && ready.length > 1 && (
        <Button
          size="small"
          icon={IconDownload}
          onClick={() => void download(calls.all as string, { method: 'POST' }).catch(toastProblem)}
        >
          {t('downloadAllPhotos')}
        </Button>
      )}
      {shown !== null && (
        <Lightbox
          start={shown}
          onClose={() => setShown(null)}
          pictures={ready.map(({ id, filename }) => ({
            key: id,
            title: filename,
            view: <SecureImage key={id} {...calls.view(id, 1600)} alt={filename} />,
          }))}
        />
      )}
    </div>
  )
}
