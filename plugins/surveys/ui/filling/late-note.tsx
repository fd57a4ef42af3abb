import { Button, useT } from '@core/ui'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Answers that came too late: somebody sent the form before the server had them. */
export function LateNote({ count, onPutBack }: { count: number; onPutBack: () => void }) {
  const t = useT('surveys')
  return (
    <div className="surveys-finished" role="alert">
      <IconAlertTriangle size={16} stroke={1.75} />
      <span className="vk-grow">{t('cameTooLate', { count })}</span>
      <Button size="small" onClick={onPutBack}>
        {t('putBackAndAdd')}
      </Button>
    </div>
  )
}
