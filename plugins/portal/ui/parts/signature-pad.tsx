import { useT } from '@core/ui'
import { IconEraser } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import Pad from 'signature_pad'
import './signature-pad.css'

/** A canvas to sign on with finger, pen or mouse. Answers a PNG without the prefix of its data URL (R-SIGN-007). */
export function SignaturePad({ onChange, invalid }: { onChange: (png: string | null) => void; invalid?: boolean }) {
  const t = useT('portal')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const changed = useRef(onChange)
  changed.current = onChange

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const ratio = Math.max(window.devicePixelRatio, 1)
    element.width = element.offsetWidth * ratio
    element.height = element.offsetHeight * ratio
    element.getContext('2d')?.scale(ratio, ratio)
    const made = new Pad(element, { penColor: '#161c1e', minWidth: 1, maxWidth: 2.6 })
    made.addEventListener('endStroke', () => changed.current(made.toDataURL('image/png').slice(PREFIX.length)))
    pad.current = made
    return () => made.off()
  }, [])

  return (
    <div className="portal-sign" data-invalid={invalid || undefined}>
      <div className="portal-sign-head">
        <span id="portal-sign-label">{t('yourSignature')}</span>
        <button
          type="button"
          onClick={() => {
            pad.current?.clear()
            onChange(null)
          }}
        >
          <IconEraser size={16} stroke={1.75} aria-hidden="true" />
          {t('wipe')}
        </button>
      </div>
      <canvas ref={canvas} role="img" aria-labelledby="portal-sign-label" data-testid="signature" />
      <span className="portal-sign-hint">{t('drawHint')}</span>
    </div>
  )
}

const PREFIX = 'data:image/png;base64,'
