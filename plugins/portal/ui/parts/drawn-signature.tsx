import { fitStrokes } from '@core/domain/fit-strokes'
import { useT } from '@core/ui'
import { useEffect, useRef } from 'react'
import Pad from 'signature_pad'
import { INK, pngOf, prepareCanvas } from './signature-canvas'

/** A canvas to sign on. What stands on it stays when a phone is turned halfway. */
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
    let width = element.offsetWidth
    const resized = new ResizeObserver(() => {
      if (element.offsetWidth === width || element.offsetWidth === 0) return
      width = element.offsetWidth
      prepareCanvas(element)
      pad.fromData(fitStrokes(pad.toData(), width))
      if (!pad.isEmpty()) changed.current(pngOf(element))
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      pad.off()
    }
  }, [])

  return (
    <div className="portal-pad">
      <canvas ref={canvas} role="img" aria-label={t('signByDrawing')} data-testid="signature" />
      <span className="portal-pad-hint">{t('drawHint')}</span>
    </div>
  )
}
