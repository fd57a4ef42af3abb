import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { ImportStepProps } from './import-step.ts'
import { importSteps } from './use-import.ts'
import '../batch/batch-progress.css'

const words = { checking: 'importChecking', running: 'importRunning', undoing: 'importUndoing' } as const

/** How far the server is; closing leaves it at work. */
export function ImportProgress({ file, what, onClose }: ImportStepProps) {
  const t = useCoreT()
  const [stopping, setStopping] = useState(false)
  const text = t(words[file.state as keyof typeof words])

  function stop(batchId: number): void {
    setStopping(true)
    importSteps(file.id)
      .stop(batchId)
      .catch(error => {
        toastProblem(error)
        setStopping(false)
      })
  }

  const { batchId } = file
  return (
    <Dialog
      title={t('importTitle', { what })}
      size="large"
      onClose={onClose}
      footer={
        batchId !== null && (
          <Button busy={stopping} onClick={() => stop(batchId)}>
            {t('bulkStop')}
          </Button>
        )
      }
    >
      <div className="vk-stack">
        <p>{text}</p>
        <progress className="vk-batch-progress" aria-label={text} max={100} value={file.progress} />
        <span role="status" className="vk-text-2">
          {t('importPart', { percent: file.progress, count: file.row_count, n: formatNumber(file.row_count) })}
        </span>
      </div>
    </Dialog>
  )
}
