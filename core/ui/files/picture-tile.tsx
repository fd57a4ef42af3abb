import { IconDots, IconDownload, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { RowOf } from '../query/list.ts'
import { useSave } from '../query/use-save.ts'
import { SecureImage } from './secure-image.tsx'
import { download } from './transfer.ts'

export type Picture = RowOf<'/api/picture'>

interface PictureTileProps {
  picture: Picture
  readOnly: boolean
  onOpen: () => void
}

/** One photo of a grid: its thumbnail once there is one, its name and what can be done with it. */
export function PictureTile({ picture, readOnly, onOpen }: PictureTileProps) {
  const t = useCoreT()
  const remove = useSave('delete', '/api/picture/{id}')
  const { id, filename, status } = picture

  async function ask(): Promise<void> {
    if (await confirm({ title: t('deletePhoto'), verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id } } })
  }

  const items = [
    ...(status === 'ready'
      ? [
          {
            key: 'download',
            label: t('download'),
            icon: IconDownload,
            onSelect: () => void download(`/api/picture/${id}`).catch(toastProblem),
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
          <SecureImage method="POST" path={`/api/picture/${id}/showthumbnail?width=512`} alt="" loading="lazy" />
        </button>
      ) : (
        <div className="vk-picture-view" role="status">
          {status === 'failed' && <IconPhotoOff size={24} stroke={1.5} />}
          {t(status === 'failed' ? 'photoFailed' : 'photoProcessing')}
        </div>
      )}
      <figcaption>
        <span title={filename}>{filename}</span>
        {items.length > 0 && (
          <Menu label={filename} items={items}>
            <IconButton size="small" icon={IconDots} label={t('actionsOf', { name: filename })} />
          </Menu>
        )}
      </figcaption>
    </figure>
  )
}
