import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { BatchState } from '../query/resource-calls.ts'
import { useCall } from '../query/use-call.ts'
import { useSave } from '../query/use-save.ts'
import './batch-progress.css'

/** Milliseconds between two looks at a batch (R-BATCH-001). */
const pollMs = 1000

export interface BatchProgressProps {
  id: number
  title: string
  /** Finished, failed or stopped. */
  onEnd: (batch: BatchState) => void
}

/** How far long work on the server is, with a way to stop it. */
export function BatchProgress({ id, title, onEnd }: BatchProgressProps) {
  const t = useCoreT()
  const path = { params: { path: { id } } }
  const { data } = useCall('get', '/api/batch/{id}', path, { everyMs: pollMs, freshMs: 0 })
  const cancel = useSave('post', '/api/batch/{id}/cancel')
  const ended = useRef(false)
  useEffect(() => {
    if (!data || ended.current || (data.progress < 100 && !data.cancelledAt)) return
    ended.current = true
    onEnd(data)
  }, [data, onEnd])
  const stop = (): void => cancel.mutate(path)
  return (
    <Dialog
      title={title}
      size="small"
      onClose={stop}
      footer={
        <Button busy={cancel.isPending} onClick={stop}>
          {t('bulkStop')}
        </Button>
      }
    >
      <div className="vk-stack">
        <progress className="vk-batch-progress" aria-label={title} max={100} value={data?.progress ?? 0} />
        <span role="status">
          {data && t('bulkProgress', { done: formatNumber(data.done), total: formatNumber(data.total) })}
        </span>
      </div>
    </Dialog>
  )
}
