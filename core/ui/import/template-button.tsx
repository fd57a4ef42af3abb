import { IconDownload } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { download } from '../files/transfer.ts'
import { useCoreT } from '../i18n/use-t.ts'

/** A sheet with the columns that an import knows, to fill in. */
export function TemplateButton({ resource }: { resource: string }) {
  const t = useCoreT()
  return (
    <Button
      size="small"
      icon={IconDownload}
      onClick={() => void download(`${resource}/importtemplate`).catch(toastProblem)}
    >
      {t('importTemplate')}
    </Button>
  )
}
