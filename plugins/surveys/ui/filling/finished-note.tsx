import { Button, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'

/** A form that is ready, and goes out as soon as there is a connection, and nothing of it is left to settle. */
export function FinishedNote({ asks, onReopen }: { asks: boolean; onReopen: () => void }) {
  const t = useT('surveys')
  return (
    <div className="surveys-finished" data-ready role="status">
      <IconSend size={16} stroke={1.75} />
      <span className="vk-grow">{t(asks ? 'goesOutOnceSettled' : 'goesOutLater')}</span>
      <Button size="small" variant="minimal" onClick={onReopen}>
        {t('notYet')}
      </Button>
    </div>
  )
}
