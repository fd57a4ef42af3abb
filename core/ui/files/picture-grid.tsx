import { IconDownload, IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { asPage } from '../query/list.ts'
import { useCall } from '../query/use-call.ts'
import { CameraButton } from './camera-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { fitting } from './fitting.ts'
import { Lightbox } from './lightbox.tsx'
import { type Picture, PictureTile } from './picture-tile.tsx'
import { SecureImage } from './secure-image.tsx'
import { download } from './transfer.ts'
import { usePaste } from './use-paste.ts'
import { type FileOwner, useUploads } from './use-uploads.ts'
import './picture-grid.css'

export interface PictureGridProps {
  of: FileOwner
  /** Leaves uploading and removing out. */
  readOnly?: boolean
}

const ACCEPT = 'image/*,.heic,.heif'
const LIMIT = 10
/** Milliseconds between two looks whether new photos are ready. */
const SOON = 1500

/**
 * The photos of a record: drop, paste, pick or take them, look at them large, download and remove them. Those of a dossier
 * are also those of what belongs to it.
 */
export function PictureGrid({ of, readOnly = false }: PictureGridProps) {
  const t = useCoreT()
  const [shown, setShown] = useState<number | null>(null)
  const [waiting, setWaiting] = useState(false)
  const found = useCall('get', '/api/picture', { params: { query: queryOf(of) } }, waiting ? { everyMs: SOON } : {})
  const pictures = found.data ? asPage<Picture>(found.data).rows : []
  const unfinished = pictures.some(({ status }) => status === 'processing')
  useEffect(() => setWaiting(unfinished), [unfinished])
  const uploads = useUploads(
    '/api/picture',
    { picturable_type: of.type, picturable_id: of.id },
    { done: count => t('photoUploaded', { count }), failed: `${t('photoNotUploaded')}. ${t('photoWentWrong')}` },
  )
  const take = (files: File[]) => {
    const fit = fitting(files, LIMIT, ACCEPT)
    if (!readOnly && !uploads.busy && fit.length > 0) void uploads.take(fit)
  }
  usePaste(take)
  if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />

  const ready = pictures.filter(({ status }) => status === 'ready')
  return (
    <div className="vk-pictures">
      {!readOnly && (
        <div className="vk-pictures-add">
          <FileDrop
            multiple
            accept={ACCEPT}
            limit={LIMIT}
            icon={IconPhotoUp}
            onFiles={uploads.take}
            busy={uploads.busy}
            progress={uploads.progress}
            help={t('photoHelp', { limit: LIMIT })}
          />
          <CameraButton disabled={uploads.busy} onFiles={take} />
        </div>
      )}
      {found.isPending && <Skeleton width="40%" />}
      {found.data && pictures.length === 0 && <p className="vk-meta">{t('noPhotos')}</p>}
      <ul className="vk-pictures-grid">
        {pictures.map(picture => (
          <li key={picture.id}>
            <PictureTile
              picture={picture}
              readOnly={readOnly}
              onOpen={() => setShown(ready.findIndex(({ id }) => id === picture.id))}
            />
          </li>
        ))}
      </ul>
      {ready.length > 1 && (
        <Button
          size="small"
          icon={IconDownload}
          onClick={() =>
            void download(`/api/${of.type}/${of.id}/downloadallpictures`, { method: 'POST' }).catch(toastProblem)
          }
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
            view: (
              <SecureImage key={id} method="POST" path={`/api/picture/${id}/showthumbnail?width=1600`} alt={filename} />
            ),
          }))}
        />
      )}
    </div>
  )
}

const queryOf = ({ type, id }: FileOwner) =>
  type === 'flow' ? { flow_id: String(id) } : { picturable_type: type, picturable_id: String(id) }
