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
  /** The batch that is under way; another one may come after it, under the same progress. */
  id: number
  title: string
  /** Records that earlier batches dealt with, and all of them; what the batch says itself when left empty. */
  before: number
  total: number | null
  onStop: () => void
  /** Finished, failed or stopped; once for each batch. */
  onEnd: (batch: BatchState) => void
}

/** Shows the progress of long work on the server, with a button to stop it. */
export function BatchProgress({ id, title, before, total, onStop, onEnd }: BatchProgressProps) {
  const t = useCoreT()
  const path = { params: { path: { id } } }
  const { data } = useCall('get', '/api/batch/{id}', path, { everyMs: pollMs, freshMs: 0 })
  const cancel = useSave('post', '/api/batch/{id}/cancel')
  const ended = useRef(0)
  useEffect(() => {
    if (data?.id !== id || ended.current === id || (data.progress < 100 && !data.cancelledAt)) return
    ended.current = id
    onEnd(data)
  }, [data, id, onEnd])
  const all = total ?? data?.total ?? 0
  const done = data?.id === id ? data.done : 0
  const part = data?.id === id ? data.progress * data.total : 0
  const stop = (): void => {
    onStop()
    if (ended.current !== id) cancel.mutate(path)
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
        <progress
          className="vk-batch-progress"
          aria-label={title}
          max={100}
          value={all > 0 ? (100 * before + part) / all : 0}
        />
        <span role="status">
          {(data || before > 0) && t('bulkProgress', { done: formatNumber(before + done), total: formatNumber(all) })}
        </span>
      </div>
    </Dialog>
  )
}
