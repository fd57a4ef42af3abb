import { Button, formatDateTime, useT } from '@core/ui'
import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { PhotoTiles, type PhotoTilesProps } from './photo-tiles'
import { SketchDialog } from './sketch-dialog'

interface SignatureFieldProps extends Omit<PhotoTilesProps, 'children'> {
  label: string
  onSigned: ((files: File[]) => void) | undefined
}

/** A signature, with when it was put. */
export function SignatureField({ label, onSigned, ...tiles }: SignatureFieldProps) {
  const t = useT('surveys')
  const [signing, setSigning] = useState(false)
  const [signed] = tiles.pictures
  return (
    <div className="surveys-signature">
      {(signed || tiles.sending.length > 0 || !onSigned) && <PhotoTiles {...tiles} />}
      {signed && <p className="vk-meta">{t('signedAt', { when: formatDateTime(signed.created_at) })}</p>}
      {!signed && !tiles.sending.length && onSigned && (
        <Button className="surveys-sign" icon={IconSignature} onClick={() => setSigning(true)}>
          {t('signsHere')}
        </Button>
      )}
      {signing && onSigned && (
        <SketchDialog
          signing
          title={label}
          onClose={() => setSigning(false)}
          onDone={file => {
            setSigning(false)
            onSigned([file])
          }}
        />
      )}
    </div>
  )
}
