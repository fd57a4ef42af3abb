import { IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { fitting } from './fitting.ts'
import './file-drop.css'

export interface FileDropProps {
  onFiles: (files: File[]) => void | Promise<void>
  /** As of an input: `image/*,application/pdf`. */
  accept?: string
  multiple?: boolean
  /** Megabytes per file; the server checks again. 20 when left out. */
  limit?: number
  busy?: boolean
  /** Part of the upload that is done, 0 to 1. */
  progress?: number
  icon?: Icon
  help?: string
  /** Opens the camera of the phone at once. */
  camera?: boolean
}

/** Drag files here or pick them. Too large ones are refused before they travel (R-FILE-004). */
export function FileDrop({
  onFiles,
  accept,
  multiple = false,
  limit = 20,
  busy = false,
  progress,
  icon: Glyph = IconPhotoUp,
  help,
  camera,
}: FileDropProps) {
  const t = useCoreT()
  const id = useId()
  const [over, setOver] = useState(false)

  function pass(list: FileList | null): void {
    const files = fitting([...(list ?? [])].slice(0, multiple ? undefined : 1), limit, accept)
    if (files.length > 0) void onFiles(files)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    pass(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the accessible way, dropping is extra
    <div
      className={classes('vk-drop', over && 'vk-drop-over')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {busy ? <span className="vk-spinner" /> : <Glyph size={20} stroke={1.75} />}
      <label htmlFor={id}>
        {busy ? (
          <>
            {t('uploading')}
            {progress !== undefined && (
              <progress className="vk-drop-progress" aria-label={t('uploading')} max={1} value={progress} />
            )}
          </>
        ) : (
          <>
            <span className="vk-drop-drag">
              <strong>{t(multiple ? 'dropFiles' : 'dropFile')}</strong> {t('or')}{' '}
            </span>
            <span className="vk-drop-pick">{t('orPickFile')}</span>
          </>
        )}
        {help && <span className="vk-meta">{help}</span>}
      </label>
      <input
        id={id}
        className="vk-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        capture={camera ? 'environment' : undefined}
        onChange={event => {
          pass(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
