import { useEffect, useRef, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { Button } from '../buttons/button.tsx'
import { toast } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import '../batch/batch-progress.css'

export interface BulkProgressProps<Row> {
  title: string
  rows: readonly Row[]
  each: (row: Row) => Promise<unknown>
  /** How a row is called in the list of failures. */
  nameOf: (row: Row) => string
  /** Done, stopped or failed in part: what stays undone. */
  onEnd: () => void
}

/** Does something to each row in turn, tells how far it is, and stops between two rows when asked to. */
export function BulkProgress<Row>({ title, rows, each, nameOf, onEnd }: BulkProgressProps<Row>) {
  const t = useCoreT()
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<{ name: string; why: string }[]>([])
  const [over, setOver] = useState(false)
  const stopping = useRef(false)
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    void (async () => {
      let failed = 0
      let handled = 0
      for (const row of rows) {
        if (stopping.current) break
        try {
          await each(row)
        } catch (error) {
          failed += 1
          const why = error instanceof Problem ? error.message : String(error)
          setFailures(known => [...known, { name: nameOf(row), why }])
        }
        handled += 1
        setDone(handled)
      }
      setOver(true)
      if (failed > 0) return
      toast(t(stopping.current ? 'bulkStopped' : 'bulkDone', { count: handled }))
      onEnd()
    })()
  }, [rows, each, nameOf, onEnd, t])

  function stop(): void {
    if (over) onEnd()
    else stopping.current = true
  }

  return (
    <Dialog
      title={title}
      size="small"
      onClose={stop}
      footer={<Button onClick={stop}>{t(over ? 'close' : 'bulkStop')}</Button>}
    >
      <div className="vk-stack">
        <progress className="vk-batch-progress" aria-label={title} max={rows.length} value={done} />
        <span role="status">{t('bulkProgress', { done: formatNumber(done), total: formatNumber(rows.length) })}</span>
        {failures.length > 0 && (
          <>
            <strong className="vk-danger">{t('bulkFailed', { count: failures.length })}</strong>
            <ul className="vk-bulk-failures">
              {failures.map(({ name, why }) => (
                <li key={name}>
                  <strong>{name}</strong> {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
