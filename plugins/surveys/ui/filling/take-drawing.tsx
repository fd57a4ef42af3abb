import { useT } from '@core/ui'
import { IconPencil, IconPhotoEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { SketchDialog } from './sketch-dialog'
import { TakePhoto } from './take-photo'

interface TakeDrawingProps {
  label: string
  onDrawn: (files: File[]) => void
}

/** A drawing on a photo, or on an empty sheet. */
export function TakeDrawing({ label, onDrawn }: TakeDrawingProps) {
  const t = useT('surveys')
  const [on, setOn] = useState<File | 'empty' | null>(null)
  return (
    <div className="surveys-take-two">
      <TakePhoto single icon={IconPhotoEdit} text={t('drawOnPhoto')} onFiles={([file]) => setOn(file ?? null)} />
      <button type="button" className="surveys-take" onClick={() => setOn('empty')}>
        <IconPencil size={20} stroke={1.75} />
        <span>{t('drawOnSheet')}</span>
      </button>
      {on && (
        <SketchDialog
          title={label}
          photo={on === 'empty' ? undefined : on}
          onDone={file => {
            setOn(null)
            onDrawn([file])
          }}
          onClose={() => setOn(null)}
        />
      )}
    </div>
  )
}
