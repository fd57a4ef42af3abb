import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { ErrorFileButton } from './error-file-button.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportStepProps } from './import-step.ts'
import { importSteps } from './use-import.ts'

/** What would happen to each row, before anything does. */
export function ImportPreview({ file, what, onBack, onClose }: ImportStepProps & { onBack: () => void }) {
  const t = useCoreT()
  const [busy, setBusy] = useState(false)
  const { create = 0, update = 0, wrong = 0 } = file.counts
  const count = create + update

  async function start(): Promise<void> {
    setBusy(true)
    try {
      await importSteps(file.id).start()
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('importTitle', { what })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t('importBack')}</Button>
          <Button
            variant="primary"
            busy={busy}
            {...(count ? {} : { disabled: true, why: t('importNothing') })}
            onClick={() => void start()}
          >
            {t('importStart', { count, n: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <ImportCounts file={file} />
        {wrong > 0 && (
          <div className="vk-import-note">
            <span>{t('importWrongText')}</span>
            <ErrorFileButton id={file.id} />
          </div>
        )}
        <ImportRows file={file} first={wrong > 0 ? 'wrong' : null} />
      </div>
    </Dialog>
  )
}
