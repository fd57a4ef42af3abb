import {
  IconDots,
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconPhoto,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { MoreButton } from '../buttons/more-button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { formatMoment } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { confirmDelete } from '../overlays/confirm.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { RowOf } from '../query/list.ts'
import { useGrowingList } from '../query/use-growing-list.ts'
import { useSave } from '../query/use-save.ts'
import { FileDrop } from './file-drop.tsx'
import { download } from './transfer.ts'
import { type FileOwner, useUploads } from './use-uploads.ts'
import './file-list.css'

export interface FileListProps {
  of: FileOwner
  /** Leaves uploading and removing out. */
  readOnly?: boolean
}

type AttachedFile = RowOf<'/api/attachedfile'>

/** The files of a record, the last one first: drop or pick them, download and remove them. */
export function FileList({ of, readOnly = false }: FileListProps) {
  const t = useCoreT()
  const query = { attachedfileable_type: of.type, attachedfileable_id: String(of.id) }
  const { list: found, rows, more } = useGrowingList('/api/attachedfile', query)
  const uploads = useUploads('/api/attachedfile', { attachedfileable_type: of.type, attachedfileable_id: of.id })
  if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />
  return (
    <div className="vk-files">
      {!readOnly && (
        <FileDrop
          multiple
          icon={IconUpload}
          onFiles={uploads.take}
          busy={uploads.busy}
          progress={uploads.progress}
          help={t('fileHelp', { limit: 20 })}
        />
      )}
      {found.isPending && <Skeleton width="40%" />}
      {found.data?.total === 0 && <p className="vk-meta">{t('noFiles')}</p>}
      <ul>
        {rows.map(file => (
          <Line key={file.id} file={file} readOnly={readOnly} />
        ))}
      </ul>
      <MoreButton more={more} />
    </div>
  )
}

function Line({ file, readOnly }: { file: AttachedFile; readOnly: boolean }) {
  const t = useCoreT()
  const remove = useSave('delete', '/api/attachedfile/{id}')
  const Glyph = iconOf(file.content_type)
  const fetch = () => void download(`/api/attachedfile/${file.id}`).catch(toastProblem)

  async function ask(): Promise<void> {
    if (await confirmDelete('item', file.filename)) remove.mutate({ params: { path: { id: file.id } } })
  }

  return (
    <li>
      <Glyph size={20} stroke={1.5} />
      <button type="button" className="vk-files-name" onClick={fetch}>
        {file.filename}
      </button>
      <span className="vk-meta">
        {sizeOf(file.size)} · {formatMoment(file.created_at)}
      </span>
      <Menu
        label={file.filename}
        items={[
          { key: 'download', label: t('download'), icon: IconDownload, onSelect: fetch },
          ...(readOnly
            ? []
            : [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() }]),
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('actionsOf', { name: file.filename })} />
      </Menu>
    </li>
  )
}

function iconOf(contentType: string) {
  if (contentType === 'application/pdf') return IconFileTypePdf
  return contentType.startsWith('image/') ? IconPhoto : IconFile
}

/** Kilobytes up to a megabyte, megabytes from there. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
