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
import { Skeleton } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { formatMoment } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { confirmDelete } from '../overlays/confirm.tsx'
import { Menu } from '../overlays/menu.tsx'
import { FileDrop } from './file-drop.tsx'
import { useUploads } from './use-uploads.ts'
import './files.css'

/** A file as it stands in a list. */
export interface KeptFile {
  id: number
  filename: string
  content_type: string
  /** In bytes. */
  size: number
  /** ISO moment. */
  created_at: string
}

/** How files are reached, whoever looks at them. */
export interface FileCalls {
  download: (id: number) => Promise<unknown>
  /** Where a new one goes, and what travels along. */
  store: { path: string; fields: Record<string, string | number> }
  /** Left out where nobody may remove one. */
  remove?: (id: number) => void
}

export interface FilesProps<F extends KeptFile> {
  /** Undefined while they are being read. */
  files: readonly F[] | undefined
  calls: FileCalls
  /** Reads them again; all answers of the path that new ones go to, when left out. */
  refresh?: () => unknown
  /** Kinds that fit, as of an input, and the words for them below the place to drop them. */
  accept?: string
  help?: string
  /** Whose a file is, before its size and day. */
  from?: (file: F) => string | undefined
  more?: () => void
  /** Leaves adding and removing out. */
  readOnly?: boolean
}

/** Files: drop or pick them, download and remove them. */
export function Files<F extends KeptFile>({
  files,
  calls,
  refresh,
  accept,
  help,
  from,
  more,
  readOnly = false,
}: FilesProps<F>) {
  const t = useCoreT()
  const uploads = useUploads(calls.store.path, calls.store.fields, undefined, refresh)
  return (
    <div className="vk-files">
      {!readOnly && (
        <FileDrop
          multiple
          accept={accept}
          icon={IconUpload}
          onFiles={uploads.take}
          busy={uploads.busy}
          progress={uploads.progress}
          help={help ?? t('fileHelp', { limit: 20 })}
        />
      )}
      {!files && <Skeleton width="40%" />}
      {files?.length === 0 && <p className="vk-meta">{t('noFiles')}</p>}
      {files && files.length > 0 && (
        <ul>
          {files.map(file => (
            <Line key={file.id} file={file} from={from?.(file)} calls={calls} readOnly={readOnly} />
          ))}
        </ul>
      )}
      <MoreButton more={more} />
    </div>
  )
}

interface LineProps {
  file: KeptFile
  from: string | undefined
  calls: FileCalls
  readOnly: boolean
}

function Line({ file: { id, filename, content_type, size, created_at }, from, calls, readOnly }: LineProps) {
  const t = useCoreT()
  const { remove } = readOnly ? {} : calls
  const Glyph = iconOf(content_type)
  const fetch = () => void calls.download(id).catch(toastProblem)

  async function ask(): Promise<void> {
    if (await confirmDelete('item', filename)) remove?.(id)
  }

  return (
    <li>
      <Glyph size={20} stroke={1.5} />
      <button type="button" className="vk-files-name" onClick={fetch}>
        {filename}
      </button>
      <span className="vk-meta">{[from, sizeOf(size), formatMoment(created_at)].filter(Boolean).join(' · ')}</span>
      <Menu
        label={filename}
        items={[
          { key: 'download', label: t('download'), icon: IconDownload, onSelect: fetch },
          ...(remove
            ? [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() }]
            : []),
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('actionsOf', { name: filename })} />
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
