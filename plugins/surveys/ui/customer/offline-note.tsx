import { useOnline, useT } from '@core/ui'
import { IconCloudOff } from '@tabler/icons-react'

/** Says without a connection that nothing is lost. */
export function OfflineNote() {
  const t = useT('surveys')
  if (useOnline()) return null
  return (
    <div className="surveys-finished" data-tone="warn" role="status">
      <IconCloudOff size={20} stroke={1.75} />
      <span>{t('customer_offline')}</span>
    </div>
  )
}
