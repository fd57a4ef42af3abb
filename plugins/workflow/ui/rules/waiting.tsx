import {
  Button,
  Card,
  Drawer,
  EmptyState,
  formatDateTime,
  Loaded,
  MoreButton,
  useGrowingList,
  useList,
  useT,
} from '@core/ui'
import { useState } from 'react'
import { PendingRows } from './pending-rows'

/** How much waits in the whole company, and the first of it. */
export function WaitingCard() {
  const t = useT('workflow')
  const [isOpen, setOpen] = useState(false)
  const { data } = useList('/api/delayedrule', { status: 'pending', sort: 'execute_at', limit: 1 })
  const [first] = data?.rows ?? []
  if (!first) return null
  return (
    <Card title={t('waiting')}>
      <strong>{t('acts', { count: data?.total ?? 0 })}</strong>
      <p className="vk-meta">{t('firstOne', { when: formatDateTime(first.execute_at), what: first.will_do })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('seeWaiting')}
      </Button>
      {isOpen && <WaitingDrawer onClose={() => setOpen(false)} />}
    </Card>
  )
}

function WaitingDrawer({ onClose }: { onClose: () => void }) {
  const t = useT('workflow')
  const { list, rows, more } = useGrowingList('/api/delayedrule', { status: 'pending', sort: 'execute_at' })
  return (
    <Drawer title={t('waiting')} width={640} onClose={onClose}>
      <Loaded compact query={list} what={t('waiting')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('nothingWaits')} />
          ) : (
            <>
              <PendingRows rows={rows} withFlow />
              <MoreButton more={more} />
            </>
          )
        }
      </Loaded>
    </Drawer>
  )
}
