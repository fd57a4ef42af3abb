import { useT } from '@core/ui'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import type { WaitingForm } from '../filling/waiting-forms'

/** Below the name of a form: how much of it waits on this device, and whether it goes by itself. */
export function WaitsHere({ count, asks, finished }: Pick<WaitingForm, 'count' | 'asks' | 'finished'>) {
  const t = useT('surveys')
  const Glyph = asks ? IconAlertTriangle : IconCloudOff
  const text = asks ? t('settleHere') : finished ? t('readyToGo') : t('waitsHere', { count })
  return (
    <span className="surveys-tile-waits">
      <Glyph size={14} stroke={1.75} />
      {text}
    </span>
  )
}
