import { Button, Field, SegmentedControl, useT } from '@core/ui'
import { IconEraser, IconKeyboard, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { DrawnSignature } from './drawn-signature'
import { TypedSignature } from './typed-signature'
import './signature.css'

interface SignatureProps {
  /** Answers a PNG without the prefix of its data URL (R-SIGN-007), or null when there is none. */
  onChange: (png: string | null) => void
  /** What the typed signature starts from. */
  name: string
  error?: string | undefined
}

/** A signature drawn with finger, pen or mouse; who cannot draw types a name, which becomes the same picture. */
export function Signature({ onChange, name, error }: SignatureProps) {
  const t = useT('portal')
  const [way, setWay] = useState<'draw' | 'type'>('draw')
  const [sheet, setSheet] = useState(0)
  const wipe = () => {
    setSheet(sheet + 1)
    onChange(null)
  }
  return (
    <Field
      group
      label={t('yourSignature')}
      error={error}
      className="portal-sign"
      aside={
        way === 'draw' && (
          <Button variant="minimal" size="small" icon={IconEraser} onClick={wipe}>
            {t('wipe')}
          </Button>
        )
      }
    >
      <SegmentedControl
        fill
        label={t('signWay')}
        value={way}
        onChange={next => {
          setWay(next)
          onChange(null)
        }}
        options={[
          { value: 'draw', label: t('signByDrawing'), icon: IconSignature },
          { value: 'type', label: t('signByTyping'), icon: IconKeyboard },
        ]}
      />
      {way === 'draw' ? (
        <DrawnSignature key={sheet} onChange={onChange} />
      ) : (
        <TypedSignature onChange={onChange} start={name} />
      )}
    </Field>
  )
}
