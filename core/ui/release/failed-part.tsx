import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { useBackOnline } from '../feedback/use-back-online.ts'
import { useCoreT } from '../i18n/use-t.ts'
import '../feedback/state.css'
import { useNewVersion } from './new-version.ts'

export interface FailedPartProps {
  onRetry: () => void
  /** Inside a card or a form; what stands around it stays. */
  compact?: boolean
}

/** In the place of a part of a screen whose code did not come. After a release only the new version helps. */
export function FailedPart({ onRetry, compact }: FailedPartProps) {
  const t = useCoreT()
  const gone = useNewVersion()
  useBackOnline(gone ? undefined : onRetry)
  return (
    <div className="vk-state" role="alert" data-compact={compact || undefined}>
      <h2>{t(gone ? 'newVersionTitle' : 'loadFailedTitle')}</h2>
      <p className="vk-state-text">{t(gone ? 'newVersionText' : 'partFailedText')}</p>
      <div className="vk-state-actions">
        <Button
          variant={compact ? 'default' : 'primary'}
          icon={IconRefresh}
          onClick={gone ? () => location.reload() : onRetry}
        >
          {t(gone ? 'newVersionLoad' : 'retryNow')}
        </Button>
      </div>
    </div>
  )
}
