import { Card, download, toastProblem, useT } from '@core/ui'
import { IconDownload, IconLoader2 } from '@tabler/icons-react'
import { useState } from 'react'
import { type BooksPeriod, periodDays } from './period'
import { periodText } from './period-picker'

/** The files that an accountant asks for. Each says that it is being made until it has come. */
export function DownloadsCard({ period }: { period: BooksPeriod }) {
  const t = useT('invoice')
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const { from, to } = periodDays(period)
  const files = [
    {
      path: `/api/invoice/books/vat/export?from=${from}&to=${to}&format=xlsx`,
      name: t('downloadVat'),
      note: t('downloadVatNote', { period: periodText(t, period) }),
    },
    {
      path: '/api/invoice/books/overdue/export?format=xlsx',
      name: t('downloadOverdue'),
      note: t('downloadOverdueNote'),
    },
    {
      path: `/api/invoice/books/auditfile?year=${period.year}`,
      name: t('downloadAudit', { year: period.year }),
      note: t('downloadAuditNote'),
    },
  ]

  async function fetchFile(path: string): Promise<void> {
    setBusy(before => new Set([...before, path]))
    await download(path).catch(toastProblem)
    setBusy(before => new Set([...before].filter(one => one !== path)))
  }

  return (
    <Card title={t('downloads')} flush>
      <ul className="invoice-downloads">
        {files.map(({ path, name, note }) => {
          const isBusy = busy.has(path)
          const Glyph = isBusy ? IconLoader2 : IconDownload
          return (
            <li key={path}>
              <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => void fetchFile(path)}>
                <Glyph size={16} stroke={1.75} className={isBusy ? 'invoice-turning' : undefined} />
                <span>
                  {name}
                  <span className="vk-meta">{isBusy ? t('preparing') : note}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
