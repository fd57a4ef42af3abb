import { IconButton, toastProblem, useT } from '@core/ui'
import { IconClock, IconFile, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { type TakenFile, useDoor } from './door'
import type { LocalFile } from './on-device'

interface AttachedFilesProps {
  files: readonly TakenFile[]
  sending: readonly LocalFile[]
  onAdd: ((files: File[]) => void) | undefined
  mayRemove: (file: TakenFile) => boolean
  onRemove: (file: TakenFile) => void
  onRemoveSending: (id: string) => void
}

/** The files of a field, and those on their way there. */
export function AttachedFiles({ files, sending, onAdd, mayRemove, onRemove, onRemoveSending }: AttachedFilesProps) {
  const t = useT('surveys')
  const door = useDoor()
  const id = useId()
  return (
    <div className="surveys-files">
      {files.map(file => (
        <div key={file.id} className="surveys-file">
          <IconFile size={20} stroke={1.5} />
          <button type="button" onClick={() => void door.download(file.id).catch(toastProblem)}>
            {file.filename}
          </button>
          {mayRemove(file) && (
            <IconButton
              icon={IconTrash}
              label={t('removePhoto', { name: file.filename })}
              onClick={() => onRemove(file)}
            />
          )}
        </div>
      ))}
      {sending.map(({ id: own, file, refusal }) => (
        <div key={own} className="surveys-file">
          <IconClock size={20} stroke={1.5} />
          <span className="vk-grow vk-clip">{file.name}</span>
          {refusal ? (
            <>
              <span className="vk-danger" role="alert">
                {refusal}
              </span>
              <IconButton
                icon={IconTrash}
                label={t('removePhoto', { name: file.name })}
                onClick={() => onRemoveSending(own)}
              />
            </>
          ) : (
            <span className="vk-meta">{t('photoWaits')}</span>
          )}
        </div>
      ))}
      {onAdd && (
        <>
          <input
            id={id}
            className="vk-hidden"
            type="file"
            multiple
            onChange={event => {
              const chosen = [...(event.target.files ?? [])]
              if (chosen.length) onAdd(chosen)
              event.target.value = ''
            }}
          />
          <label htmlFor={id} className="surveys-look-taken">
            <IconPaperclip size={16} stroke={1.75} />
            {t('takesFile')}
          </label>
        </>
      )}
      {!onAdd && !files.length && <p className="surveys-answer">–</p>}
    </div>
  )
}
