import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { BatchState } from '../query/resource-calls.ts'
import { useCall } from '../query/use-call.ts'
import { useSave } from '../query/use-save.ts'
import type { Part } from './use-batch.tsx'
import './batch-progress.css'

/** Milliseconds between two looks at a batch (R-BATCH-001). */
const pollMs = 1000

export interface BatchProgressProps {
  id: number
  title: string
  /** Where the batch is one of several. */
  part?: Part | undefined
  /** Finished, failed or stopped. */
  onEnd: (batch: BatchState) => void
}

/** How far long work on the server is, with a way to stop it. */
export function BatchProgress({ id, title, part, onEnd }: BatchProgressProps) {
  const t = useCoreT()
  const path = { params: { path: { id } } }
  const { data } = useCall('get', '/api/batch/{id}', path, { everyMs: pollMs, freshMs: 0 })
  const cancel = useSave('post', '/api/batch/{id}/cancel')
  const ended = useRef(false)
  const stopping = useRef(false)
  useEffect(() => {
    if (!data || ended.current || (data.progress < 100 && !data.cancelledAt)) return
    ended.current = true
    // Told to stop when this part was just done: what comes after it does not begin.
    const stopped = part && stopping.current ? new Date().toISOString() : null
    onEnd({ ...data, cancelledAt: data.cancelledAt ?? stopped })
  }, [data, part, onEnd])
  const { before, total } = part ?? { before: 0, total: data?.total ?? 0 }
  const progress = data && total > 0 ? (100 * before + data.progress * data.total) / total : 0
  const stop = (): void => {
    stopping.current = true
    cancel.mutate(path)
  }
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
        <progress className="vk-batch-progress" aria-label={title} max={100} value={progress} />
        <span role="status">
          {data && t('bulkProgress', { done: formatNumber(before + data.done), total: formatNumber(total) })}
        </span>
      </div>
    </Dialog>
  )
}
