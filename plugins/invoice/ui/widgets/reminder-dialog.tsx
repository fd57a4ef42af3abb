import { call, confirm, refreshCalls, toast, useCall, useT } from '@core/ui'
import { MailDialog } from '@plugins/documents/contract/mail-dialog'
import { type MailDraft, mailBody } from '@plugins/documents/contract/mail-fields'
import type { InvoiceRow } from './use-open-invoices'

export type ToRemind = Pick<InvoiceRow, 'id' | 'number' | 'reminders' | 'relation_fullname'>

/** Mail that reminds the customer of an invoice, made from its template and sent after asking (R-DOC-011). */
export function ReminderDialog({ invoice, onClose }: { invoice: ToRemind; onClose: () => void }) {
  const t = useT('invoice')
  const params = { path: { id: invoice.id } }
  const start = useCall('get', '/api/invoice/{id}/getForReminder', { params }, { freshMs: 0 })
  const number = invoice.number ?? ''

  async function send(mail: MailDraft): Promise<boolean> {
    const question = { title: t('sendMail'), text: t('sendMailText', { to: mail.to_email }), verb: t('sendReminder') }
    if (!(await confirm(question))) return false
    await call('post', '/api/invoice/{id}/sendreminder', { params, body: mailBody(mail) })
    toast(t('reminded', { name: invoice.relation_fullname, number }))
    onClose()
    await refreshCalls('/api/invoice', '/api/flow')
    return true
  }

  return (
    <MailDialog
      title={t('remindTitle', { number })}
      start={start}
      verb={t('sendReminder')}
      note={invoice.reminders === 0 ? t('firstReminder') : t('remindedTimes', { count: invoice.reminders })}
      onSend={send}
      onClose={onClose}
    />
  )
}
