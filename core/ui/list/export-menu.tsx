import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { download } from '../files/transfer.ts'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'
import type { ExportFormat } from './list-export.ts'

/** The list as a file, as it stands. */
export function ExportMenu({ addressOf }: { addressOf: (format: ExportFormat) => string }) {
  const t = useCoreT()
  const [busy, setBusy] = useState(false)

  async function fetchFile(format: ExportFormat): Promise<void> {
    setBusy(true)
    try {
      const headers = await download(addressOf(format))
      const total = headers.get('x-truncated')
      const cut = headers.get('x-cut-cells')
      if (cut) toast(t('exportCut', { count: Number(cut) }), { tone: 'info' })
      if (total) toast(t('exportTruncated', { total: formatNumber(Number(total)) }), { tone: 'info' })
    } catch (error) {
      toastProblem(error)
    }
    setBusy(false)
  }

  return (
    <Menu
      label={t('export')}
      placement="bottom-end"
      items={[
        { key: 'csv', label: t('exportCsv'), icon: IconFileTypeCsv, onSelect: () => void fetchFile('csv') },
        { key: 'xlsx', label: t('exportExcel'), icon: IconFileSpreadsheet, onSelect: () => void fetchFile('xlsx') },
      ]}
    >
      <Button icon={IconDownload} busy={busy}>
        {t('export')}
      </Button>
    </Menu>
  )
}
