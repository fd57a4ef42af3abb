import { IconDownload } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { download } from '../files/transfer.ts'
import { useCoreT } from '../i18n/use-t.ts'

/** The rows that are wrong with the reasons behind them, to be mended and imported again. */
export function ErrorFileButton({ id }: { id: number }) {
  const t = useCoreT()
  return (
    <Button
      size="small"
      icon={IconDownload}
      onClick={() => void download(`/api/importfile/${id}/errors?format=xlsx`).catch(toastProblem)}
    >
      {t('importErrorFile')}
    </Button>
  )
}
