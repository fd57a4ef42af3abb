import { Field, TextInput, useT } from '@core/ui'
import { useEffect, useRef, useState } from 'react'
import '@fontsource/caveat/500.css'
import { INK, pngOf, prepareCanvas } from './signature-canvas'

interface TypedSignatureProps {
  onChange: (png: string | null) => void
  start: string
}

const FONT = 'Caveat'
/** Pixels: what a short name is written in, and what is left free beside a long one. */
const LETTERS = 64
const MARGIN = 24

/** A name written as a signature, for who signs with keys. */
export function TypedSignature({ onChange, start }: TypedSignatureProps) {
  const t = useT('portal')
  const [name, setName] = useState(start)
  const canvas = useRef<HTMLCanvasElement>(null)
  const changed = useRef(onChange)
  changed.current = onChange

  useEffect(() => {
    const written = name.trim()
    let latest = true
    // A letter that the handwriting does not have is written in the letters of the page.
    void document.fonts.load(`500 ${LETTERS}px ${FONT}`, written).then(() => {
      if (!latest || !canvas.current) return
      write(canvas.current, written)
      changed.current(written ? pngOf(canvas.current) : null)
    })
    return () => {
      latest = false
    }
  }, [name])

  return (
    <>
      <Field label={t('typedName')}>
        <TextInput value={name} onChange={setName} autoComplete="name" maxLength={80} />
      </Field>
      <div className="portal-pad">
        <canvas ref={canvas} role="img" aria-label={t('signatureOf', { name })} />
        <span className="portal-pad-hint">{t('typedHint')}</span>
      </div>
    </>
  )
}

function write(canvas: HTMLCanvasElement, name: string): void {
  const pen = prepareCanvas(canvas)
  if (!pen) return
  const { offsetWidth: width, offsetHeight: height } = canvas
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.font = `500 ${LETTERS}px ${FONT}, cursive`
  const letters = Math.min(LETTERS, (LETTERS * (width - 2 * MARGIN)) / Math.max(1, pen.measureText(name).width))
  pen.font = `500 ${letters}px ${FONT}, cursive`
  pen.fillText(name, width / 2, height * 0.62)
}
