import { Button, Dialog, Field, IconButton, TextInput, useT } from '@core/ui'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useDoor } from './door'
import { INK, PENS, useSketch } from './use-sketch'

interface SketchDialogProps {
  title: string
  /** What is drawn on; an empty sheet when left out. */
  photo?: Blob | undefined
  /** A signature: one pen, and a name that is typed instead by who cannot draw. */
  signing?: boolean
  onDone: (file: File) => void
  onClose: () => void
}

/** A sheet or a photo to draw on with finger, pen or mouse. */
export function SketchDialog({ title, photo, signing = false, onDone, onClose }: SketchDialogProps) {
  const t = useT('surveys')
  const { ofCustomer } = useDoor()
  const sketch = useSketch(photo, signing)
  const [name, setName] = useState('')
  const type = (text: string) => {
    setName(text)
    sketch.write(text)
  }
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={sketch.isEmpty} onClick={() => void sketch.file(title).then(onDone)}>
            {t('keepDrawing')}
          </Button>
        </>
      }
    >
      <div className="surveys-sketch">
        <canvas
          ref={sketch.canvas}
          className={signing ? 'surveys-sketch-signature' : 'surveys-sketch-sheet'}
          role="img"
          aria-label={t(signing ? 'signsHere' : 'drawHere')}
        />
        <div className="vk-row">
          {!signing &&
            PENS.map(({ color, key }) => (
              <button
                key={key}
                type="button"
                className="surveys-pen"
                aria-label={t(key)}
                aria-pressed={sketch.color === color}
                style={{ backgroundColor: color }}
                onClick={() => sketch.setColor(color)}
              />
            ))}
          <span className="vk-grow" />
          {!signing && <IconButton icon={IconArrowBackUp} label={t('undoStroke')} onClick={sketch.undo} />}
          <IconButton
            icon={IconTrash}
            label={t('wipe')}
            onClick={() => {
              setName('')
              sketch.wipe()
            }}
          />
        </div>
        {signing && (
          <Field
            label={t(ofCustomer ? 'customer_typeName' : 'typeName')}
            help={t(ofCustomer ? 'customer_typeNameHelp' : 'typeNameHelp')}
          >
            <TextInput value={name} onChange={type} style={{ color: INK }} autoComplete="name" />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
