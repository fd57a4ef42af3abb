import { Button, ButtonLink, useT } from '@core/ui'
import { IconArrowRight, IconCamera, IconSend } from '@tabler/icons-react'
import type { FilledItem } from '../answers/asked-field'
import { nameOf } from './name-of'
import { TakePhoto } from './take-photo'
import { useSiblings } from './use-siblings'

interface FillBarProps {
  item: FilledItem
  onPhoto: ((files: File[]) => void) | undefined
  onSend: () => void
  busy: boolean
}

/** Below the form on a phone: the camera, and on to the next one. */
export function FillBar({ item, onPhoto, onSend, busy }: FillBarProps) {
  const t = useT('surveys')
  const { next } = useSiblings(item)
  return (
    <div className="surveys-bar">
      {onPhoto && (
        <TakePhoto camera icon={IconCamera} text={t('takePhoto')} className="surveys-bar-camera" onFiles={onPhoto} />
      )}
      {next ? (
        <ButtonLink variant="primary" to={`/flowdataitem_detail/${next.id}`}>
          {t('nextForm', { name: nameOf(next) })}
          <IconArrowRight size={20} stroke={1.75} />
        </ButtonLink>
      ) : (
        <Button variant="primary" icon={IconSend} busy={busy} onClick={onSend}>
          {t('sendForm')}
        </Button>
      )}
    </div>
  )
}
