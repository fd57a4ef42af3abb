import { useT } from '@core/ui'
import { useEffect, useRef } from 'react'
import Pad from 'signature_pad'
import { INK, pngOf, prepareCanvas } from './signature-canvas'

/** A canvas to sign on. */
export function DrawnSignature({ onChange }: { onChange: (png: string) => void }) {
  const t = useT('portal')
  const canvas = useRef<HTMLCanvasElement>(null)
  const changed = useRef(onChange)
  changed.current = onChange

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    prepareCanvas(element)
    const pad = new Pad(element, { penColor: INK, minWidth: 1, maxWidth: 2.6 })
    pad.addEventListener('endStroke', () => changed.current(pngOf(element)))
    return () => pad.off()
  }, [])

  return (
    <div className="portal-pad">
      <canvas ref={canvas} role="img" aria-label={t('signByDrawing')} data-testid="signature" />
      <span className="portal-pad-hint">{t('drawHint')}</span>
    </div>
  )
}
