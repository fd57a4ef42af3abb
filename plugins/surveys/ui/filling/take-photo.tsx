import { type Icon, useT } from '@core/ui'
import { IconCameraPlus } from '@tabler/icons-react'
import { useId } from 'react'

const ACCEPT = 'image/*,.heic,.heif'

interface TakePhotoProps {
  onFiles: (files: File[]) => void
  icon?: Icon
  text?: string
  /** Opens the camera at once; else a phone asks whether to take or to choose. */
  camera?: boolean
  single?: boolean
  className?: string
}

/** Takes photos, or chooses them. */
export function TakePhoto({
  onFiles,
  icon: Glyph = IconCameraPlus,
  text,
  camera,
  single,
  className = 'surveys-take',
}: TakePhotoProps) {
  const t = useT('surveys')
  const id = useId()
  return (
    <>
      <input
        id={id}
        className="vk-hidden"
        type="file"
        accept={ACCEPT}
        multiple={!single}
        capture={camera ? 'environment' : undefined}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          if (files.length) onFiles(files)
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={className}>
        <Glyph size={20} stroke={1.75} />
        <span>{text ?? t('photo')}</span>
      </label>
    </>
  )
}
