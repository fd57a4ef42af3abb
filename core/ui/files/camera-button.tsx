import { IconCamera } from '@tabler/icons-react'
import { useId } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import './camera-button.css'

interface CameraButtonProps {
  onFiles: (files: File[]) => void
  disabled: boolean
}

/** On a phone or tablet: the camera, at once. Elsewhere there is none to open. */
export function CameraButton({ onFiles, disabled }: CameraButtonProps) {
  const t = useCoreT()
  const id = useId()
  return (
    <div className="vk-camera">
      <input
        id={id}
        className="vk-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          if (files.length) onFiles(files)
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="vk-button vk-button-primary vk-button-medium">
        <IconCamera size={16} stroke={1.75} />
        <span className="vk-button-label">{t('takePhoto')}</span>
      </label>
    </div>
  )
}
