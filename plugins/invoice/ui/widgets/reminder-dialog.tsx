import { Button, call, Dialog, ErrorState, LoadingState, Problem, refreshCalls, toast, useCall, useT } from '@core/ui'
import { isAddress, type MailDraft, MailFields } from '@plugins/documents/contract/mail-fields'
import { type FormEvent, useState } from 'react'
import type { InvoiceRow } from './use-open-invoices'

export type ToRemind = Pick<InvoiceRow, 'id' | 'number' | 'reminders' | 'relation_fullname'>

interface ReminderDialogProps {
  invoice: ToRemind
  onClose: () => void
}

/** Mail that reminds the customer of an invoice, made from its template. */
export function ReminderDialog({ invoice, onClose }: ReminderDialogProps) {
  const t = useT('invoice')
  const start = useCall(
    'get',
    '/api/invoice/{id}/getForReminder',
    { params: { path: { id: invoice.id } } },
    { freshMs: 0 },
  )
  if (!start.data || start.isFetching)
    return (
      <Dialog title={t('remindTitle', { number: invoice.number ?? '' })} size="large" onClose={onClose}>
        {start.isError ? (
          <ErrorState compact error={start.error} onRetry={() => void start.refetch()} />
        ) : (
          <LoadingState lines={6} />
        )}
      </Dialog>
    )
  return (
    <ReminderForm invoice={invoice} start={{ ...start.data, to_email: start.data.to_email ?? '' }} onClose={onClose} />
  )
}

function ReminderForm({ invoice, start, onClose }: ReminderDialogProps & { start: MailDraft }) {
  const t = useT('invoice')
  const [mail, setMail] = useState(start)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [touched, setTouched] = useState(false)
  const { number, relation_fullname, reminders } = invoice

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTouched(true)
    if (!isAddress(mail.to_email)) return
    setBusy(true)
    setProblem('')
    const { to_email, subject, message, mailtemplate_id, sendpdf, sendattachments } = mail
    try {
      await call('post', '/api/invoice/{id}/sendreminder', {
        params: { path: { id: invoice.id } },
        body: { to_email: to_email.trim(), subject, message, mailtemplate_id, sendpdf, sendattachments },
      })
      toast(t('reminded', { name: relation_fullname, number: number ?? '' }))
      onClose()
      await refreshCalls('/api/invoice', '/api/flow')
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('remindTitle', { number: number ?? '' })}
      size="large"
      onClose={onClose}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <span className="vk-grow vk-text-2">
            {reminders === 0 ? t('firstReminder') : t('remindedTimes', { count: reminders })}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('sendReminder')}
          </Button>
        </>
      }
    >
      {problem && (
        <p className="documents-problem" role="alert">
          {problem}
        </p>
      )}
      <MailFields
        mail={mail}
        onChange={change => setMail(before => ({ ...before, ...change }))}
        wrongAddress={touched && !isAddress(mail.to_email)}
      />
    </Dialog>
  )
}
