import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { ErrorFileButton } from './error-file-button.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportStepProps } from './import-step.ts'
import { importSteps } from './use-import.ts'

/** What an import came to, with a way back. */
export function ImportResult({ file, what, onOpen, onClose }: ImportStepProps) {
  const t = useCoreT()
  const [busy, setBusy] = useState(false)
  const { refused = 0, kept = 0 } = file.counts
  const steps = importSteps(file.id)

  async function run(step: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await step()
    } catch (error) {
      toastProblem(error)
    }
    setBusy(false)
  }

  async function undo(): Promise<void> {
    const sure = { title: t('importUndoTitle'), text: t('importUndoText'), verb: t('importUndo'), danger: true }
    if (await confirm(sure)) await run(steps.undo)
  }

  return (
    <Dialog
      title={t('importTitle', { what })}
      size="large"
      onClose={onClose}
      footer={
        <>
          {file.may_undo && (
            <Button icon={IconArrowBackUp} busy={busy} onClick={() => void undo()}>
              {t('importUndo')}
            </Button>
          )}
          {file.state === 'stopped' && (
            <Button busy={busy} onClick={() => void run(steps.start)}>
              {t('bulkGo')}
            </Button>
          )}
          <Button onClick={() => onOpen(0)}>{t('importOtherFile')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p role="status">{t(`importResult_${file.state as 'done' | 'stopped' | 'undone'}`, { name: file.filename })}</p>
        <ImportCounts file={file} />
        {refused > 0 && (
          <div className="vk-import-note">
            <span>{t('importErrorHelp')}</span>
            <ErrorFileButton id={file.id} />
          </div>
        )}
        {(refused > 0 || kept > 0) && <ImportRows file={file} first={kept > 0 ? 'kept' : 'refused'} />}
      </div>
    </Dialog>
  )
}
