import { Button, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'

/** A form that is ready, and goes out as soon as there is a connection. */
export function FinishedNote({ onReopen }: { onReopen: () => void }) {
  const t = useT('surveys')
  return (
    <div className="surveys-finished" role="status">
      <IconSend size={16} stroke={1.75} />
      <span className="vk-grow">{t('goesOutLater')}</span>
      <Button size="small" variant="minimal" onClick={onReopen}>
        {t('notYet')}
      </Button>
    </div>
  )
}
