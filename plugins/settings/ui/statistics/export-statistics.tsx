import {
  Button,
  DateInput,
  Dialog,
  download,
  Field,
  type Period,
  periodName,
  periodRange,
  periods,
  Select,
  toastProblem,
  useCall,
  useCurrentUser,
  useT,
} from '@core/ui'
import { useState } from 'react'

const TYPES = ['leads', 'quotations', 'confirmations', 'invoices', 'tasks'] as const

/** What the statistics count as a file, of a period by name or by days (R-STAT-005, R-STAT-006, R-STAT-008). */
export function ExportStatistics({ onClose }: { onClose: () => void }) {
  const t = useT('settings')
  const { currentcompany_id } = useCurrentUser()
  const forms = useCall('get', '/api/company/getverticals').data ?? []
  const [type, setType] = useState<(typeof TYPES)[number]>('leads')
  const [period, setPeriod] = useState<Period | null>('thisMonth')
  const [{ from, until }, setRange] = useState<{ from: string | null; until: string | null }>(periodRange('thisMonth'))
  const [form, setForm] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const names = {
    leads: t('exportLeads'),
    quotations: t('exportQuotations'),
    confirmations: t('exportConfirmations'),
    invoices: t('exportInvoices'),
    tasks: t('exportTasks'),
  }

  async function fetchFile(): Promise<void> {
    if (!from || !until) return
    const query = new URLSearchParams({ exporttype: type, date_from: from, date_to: until })
    if (form) query.set('vertical_id', String(form))
    setBusy(true)
    try {
      await download(`/api/company/${currentcompany_id}/exportstatistics?${query}`, { method: 'POST' })
      onClose()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('statisticsExport')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!from || !until || from > until}
            onClick={() => void fetchFile()}
          >
            {t('exportDownload')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <Field label={t('exportWhat')}>
          <Select
            value={type}
            options={TYPES.map(value => ({ value, label: names[value] }))}
            onChange={value => setType(value ?? 'leads')}
          />
        </Field>
        <Field label={t('exportPeriod')}>
          <Select
            value={period}
            empty={t('exportOtherDays')}
            options={periods.map(value => ({ value, label: periodName(value) }))}
            onChange={value => {
              setPeriod(value)
              if (value) setRange(periodRange(value))
            }}
          />
        </Field>
        <div className="settings-statistics-days">
          <Field label={t('exportFrom')}>
            <DateInput
              value={from}
              onChange={day => {
                setPeriod(null)
                setRange({ from: day, until })
              }}
            />
          </Field>
          <Field label={t('exportUntil')}>
            <DateInput
              value={until}
              onChange={day => {
                setPeriod(null)
                setRange({ from, until: day })
              }}
            />
          </Field>
        </div>
        {forms.length > 0 && (
          <Field label={t('exportForm')}>
            <Select
              value={form}
              empty={t('exportAnyForm')}
              options={forms.map(({ id, description }) => ({ value: id, label: description }))}
              onChange={setForm}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
