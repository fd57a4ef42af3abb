import { useT } from '@core/ui'
import { IconAlertTriangle } from '@tabler/icons-react'

/** The server would not take something in while nobody looked: why, with what was filled in still here. */
export function RefusalNote({ why }: { why: string }) {
  const t = useT('surveys')
  return (
    <div className="surveys-finished" data-tone="warn" role="alert">
      <IconAlertTriangle size={16} stroke={1.75} />
      <span className="vk-grow">{t('refusedBefore', { why })}</span>
    </div>
  )
}
