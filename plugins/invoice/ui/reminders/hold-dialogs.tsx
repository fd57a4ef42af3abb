import { addDays, call, type FormItem, formatMoney, toast, today, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { bodyOf, formatWeekday, type PauseOf, type ReminderRow, refreshReminders } from './use-reminders'

interface PauseValues extends Record<string, unknown> {
  until: string | null
}

/** Until when no reminder goes out. */
export function PauseDialog({ target, onClose }: { target: PauseOf; onClose: () => void }) {
  const t = useT('invoice')
  const fields: FormItem<PauseValues>[] = [
    { name: 'until', label: t('pauseUntil'), kind: 'date', required: true, autoFocus: true, help: t('pauseHelp') },
  ]
  const title = target.of === 'all' ? t('pauseTitle_all') : t(`pauseTitle_${target.of}`, { name: target.name })
  return (
    <FormModal<PauseValues, string>
      title={title}
      size="small"
      verb={t('pause')}
      fields={fields}
      values={{ until: addDays(today(), 7) }}
      onSave={async ({ until }) => {
        const day = until ?? today()
        await call('post', '/api/reminder/pause', { body: { ...bodyOf(target), until: day } })
        return day
      }}
      onSaved={day => {
        toast(t('paused', { day: formatWeekday(day) }))
        void refreshReminders()
      }}
      onClose={onClose}
    />
  )
}

interface DisputeValues extends Record<string, unknown> {
  reason: string
  amount: number | null
}

/** What the customer has against an invoice, and how much of it. */
export function DisputeDialog({ row, onClose }: { row: ReminderRow; onClose: () => void }) {
  const t = useT('invoice')
  const fields: FormItem<DisputeValues>[] = [
    { name: 'reason', label: t('disputeReason'), kind: 'textarea', required: true, maxLength: 500, autoFocus: true },
    {
      name: 'amount',
      label: t('disputeAmount'),
      kind: 'money',
      help: t('disputeAmountHelp', { amount: formatMoney(row.amount_open) }),
    },
  ]
  const params = { path: { id: row.id } }
  return (
    <FormModal<DisputeValues>
      title={t('disputeTitle', { number: row.number ?? '' })}
      verb={t('disputeIt')}
      fields={fields}
      values={{ reason: '', amount: null }}
      onSave={({ reason, amount }) => call('post', '/api/invoice/{id}/dispute', { params, body: { reason, amount } })}
      onSaved={() => {
        toast(t('disputeNoted', { number: row.number ?? '' }))
        void refreshReminders()
      }}
      onClose={onClose}
    />
  )
}
