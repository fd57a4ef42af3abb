import { Button, useT } from '@core/ui'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Answers of this device that came after the form was sent elsewhere. */
export function LateAnswers({ count, onRead }: { count: number; onRead: () => void }) {
  const t = useT('surveys')
  return (
    <div className="surveys-finished" data-tone="warn" role="alert">
      <IconAlertTriangle size={20} stroke={1.75} />
      <span className="vk-grow">{t('customer_late', { count })}</span>
      <Button onClick={onRead}>{t('understood')}</Button>
    </div>
  )
}
