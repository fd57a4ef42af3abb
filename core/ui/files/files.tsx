import {
  IconDots,
  IconDownload,
  IconEye,
  IconFile,
  IconFileTypePdf,
  IconPencil,
  IconPhoto,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { MoreButton } from '../buttons/more-button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { formatBytes } from '../format/bytes.ts'
import { formatMoment } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { confirmDelete } from '../overlays/confirm.tsx'
import { Menu } from '../overlays/menu.tsx'
import { FileDrop } from './file-drop.tsx'
import { Lightbox } from './lightbox.tsx'
import { SecureImage } from './secure-image.tsx'
import { useUploads } from './use-uploads.ts'
import './files.css'

const RenameFile = lazyPart(() => import('./rename-file.tsx'))

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
  /** Address of a picture, to be looked at here; pictures are written anew when they come, nothing else is shown. */
  view?: (id: number) => string
  /** Left out where nobody may give one another name. The ending stays what it is. */
  rename?: (id: number, filename: string) => Promise<unknown>
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

/** Files: drop or pick them, look at pictures, download, rename and remove them. */
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
  const [shown, setShown] = useState<number | null>(null)
  const uploads = useUploads(calls.store.path, calls.store.fields, undefined, refresh)
  const { view } = calls
  const pictures = view ? (files?.filter(isPicture) ?? []) : []
  return (
    <div className="vk-files">
      {!readOnly && (
        <FileDrop
          multiple
          accept={accept}
          icon={IconUpload}
          onFiles={uploads.add}
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
            <Line
              key={file.id}
              file={file}
              from={from?.(file)}
              calls={calls}
              onView={pictures.includes(file) ? () => setShown(pictures.indexOf(file)) : undefined}
              readOnly={readOnly}
            />
          ))}
        </ul>
      )}
      <MoreButton more={more} />
      {view && shown !== null && (
        <Lightbox
          start={shown}
          onClose={() => setShown(null)}
          pictures={pictures.map(({ id, filename }) => ({
            key: id,
            title: filename,
            view: <SecureImage key={id} path={view(id)} alt={filename} />,
          }))}
        />
      )}
    </div>
  )
}

interface LineProps {
  file: KeptFile
  from: string | undefined
  calls: FileCalls
  onView: (() => void) | undefined
  readOnly: boolean
}

function Line({ file: { id, filename, content_type, size, created_at }, from, calls, onView, readOnly }: LineProps) {
  const t = useCoreT()
  const [renaming, setRenaming] = useState(false)
  const { remove, rename } = readOnly ? {} : calls
  const Glyph = iconOf(content_type)
  const fetch = () => void calls.download(id).catch(toastProblem)

  async function ask(): Promise<void> {
    if (await confirmDelete('item', filename)) remove?.(id)
  }

  return (
    <li>
      <Glyph size={20} stroke={1.5} />
      <button type="button" className="vk-files-name" title={filename} onClick={onView ?? fetch}>
        {filename}
      </button>
      <span className="vk-meta">{[from, formatBytes(size), formatMoment(created_at)].filter(Boolean).join(' · ')}</span>
      <Menu
        label={filename}
        items={[
          ...(onView ? [{ key: 'view', label: t('viewFile'), icon: IconEye, onSelect: onView }] : []),
          { key: 'download', label: t('download'), icon: IconDownload, onSelect: fetch },
          ...(rename
            ? [{ key: 'rename', label: t('rename'), icon: IconPencil, onSelect: () => setRenaming(true) }]
            : []),
          ...(remove
            ? [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() }]
            : []),
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('actionsOf', { name: filename })} />
      </Menu>
      {rename && renaming && (
        <RenameFile filename={filename} rename={name => rename(id, name)} onClose={() => setRenaming(false)} />
      )}
    </li>
  )
}

const isPicture = ({ content_type }: Pick<KeptFile, 'content_type'>) => content_type.startsWith('image/')

function iconOf(content_type: string) {
  if (content_type === 'application/pdf') return IconFileTypePdf
  return isPicture({ content_type }) ? IconPhoto : IconFile
}
