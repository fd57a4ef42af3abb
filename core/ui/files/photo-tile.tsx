import { IconDots, IconDownload, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { PhotoCalls } from './photos.tsx'
import { SecureImage } from './secure-image.tsx'
import { download } from './transfer.ts'

export interface Photo {
  id: number
  filename: string
  status: 'processing' | 'ready' | 'failed'
  /** Whether the customer sent it. */
  by_customer?: boolean
}

interface PhotoTileProps {
  photo: Photo
  calls: PhotoCalls
  readOnly: boolean
  onOpen: () => void
}

/** One of several photos: its thumbnail once there is one, its name and what can be done with it. */
export function PhotoTile({ photo, calls, readOnly, onOpen }: PhotoTileProps) {
  const t = useCoreT()
  const { id, filename, status } = photo

  async function ask(): Promise<void> {
    if (await confirm({ title: t('deletePhoto'), verb: t('delete'), danger: true })) calls.remove(id)
  }

  const items = [
    // What cannot be shown can be had as it came.
    ...(status !== 'processing'
      ? [
          {
            key: 'download',
            label: t('download'),
            icon: IconDownload,
            onSelect: () => void download(calls.file(id)).catch(toastProblem),
          },
        ]
      : []),
    ...(readOnly
      ? []
      : [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() }]),
  ]

  return (
    <figure className="vk-picture">
      {status === 'ready' ? (
        <button
          type="button"
          className="vk-picture-view"
          onClick={onOpen}
          aria-label={t('openPhoto', { name: filename })}
        >
          <SecureImage {...calls.view(id, 512)} alt="" loading="lazy" />
        </button>
      ) : (
        <div className="vk-picture-view" role="status">
          {status === 'failed' && <IconPhotoOff size={24} stroke={1.5} />}
          {t(status === 'failed' ? 'photoFailed' : 'photoProcessing')}
        </div>
      )}
      <figcaption>
        <span title={filename}>
          {filename}
          {photo.by_customer && <em>{t('photoByCustomer')}</em>}
        </span>
        {items.length > 0 && (
          <Menu label={filename} items={items}>
            <IconButton size="small" icon={IconDots} label={t('actionsOf', { name: filename })} />
          </Menu>
        )}
      </figcaption>
    </figure>
  )
}
