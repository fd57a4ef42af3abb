import {
  Button,
  Checkbox,
  call,
  confirm,
  Dialog,
  ErrorState,
  LoadingState,
  Problem,
  refreshCalls,
  toast,
  useCall,
  useT,
} from '@core/ui'
import { type FormEvent, useState } from 'react'
import { isAddress, type MailDraft, MailFields } from '../../contract/mail-fields'
import { at } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

/** Mail to the customer, made from the mail template, with the document as PDF (R-DOC-008, R-DOC-025). */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const t = useT('documents')
  const { kind, document } = useEditor()
  const start = useCall(
    'get',
    at(kind, '/api/quotation/{id}/getForSendingEmail'),
    { params: { path: { id: document.id } } },
    { freshMs: 0 },
  )
  if (!start.data || start.isFetching)
    return (
      <Dialog title={t(kind === 'invoice' ? 'sendInvoice' : 'sendQuotation')} size="large" onClose={onClose}>
        {start.isError ? (
          <ErrorState compact error={start.error} onRetry={() => void start.refetch()} />
        ) : (
          <LoadingState lines={6} />
        )}
      </Dialog>
    )
  return <MailForm start={{ ...start.data, to_email: start.data.to_email ?? '' }} onClose={onClose} />
}

function MailForm({ start, onClose }: { start: MailDraft; onClose: () => void }) {
  const t = useT('documents')
  const { kind, document, refresh } = useEditor()
  const [mail, setMail] = useState(start)
  const [onlyMark, setOnlyMark] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [touched, setTouched] = useState(false)
  const invoice = kind === 'invoice'
  const valid = onlyMark || isAddress(mail.to_email)
  const set = (change: Partial<MailDraft>) => setMail(before => ({ ...before, ...change }))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTouched(true)
    if (!valid) return
    const sure = await confirm({
      title: t(invoice ? 'sendInvoiceTitle' : 'sendQuotationTitle'),
      text: onlyMark
        ? t('markText')
        : t(invoice && !document.number ? 'sendInvoiceText' : 'sendText', { to: mail.to_email.trim() }),
      verb: t(onlyMark ? 'markSent' : 'sendNow'),
    })
    if (!sure) return
    setBusy(true)
    setProblem('')
    const { subject, message, mailtemplate_id, sendpdf, sendattachments } = mail
    const body = onlyMark
      ? { dontsentbutmarksent: true }
      : { to_email: mail.to_email.trim(), subject, message, mailtemplate_id, sendpdf, sendattachments }
    try {
      const sent = await call('post', at(kind, '/api/quotation/{id}/sendemail'), {
        params: { path: { id: document.id } },
        body,
      })
      toast(
        t(onlyMark ? 'markedSent' : 'sentTo', {
          name: [t(kind), sent.number].filter(Boolean).join(' '),
          to: mail.to_email.trim(),
        }),
      )
      onClose()
      await Promise.all([refresh(), refreshCalls('/api/calculation', '/api/flow')])
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t(invoice ? 'sendInvoice' : 'sendQuotation')}
      size="large"
      onClose={onClose}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <span className="vk-grow">
            <Checkbox checked={onlyMark} onChange={setOnlyMark}>
              {t('onlyMark')}
            </Checkbox>
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t(onlyMark ? 'markSent' : 'sendNow')}
          </Button>
        </>
      }
    >
      {problem && (
        <p className="documents-problem" role="alert">
          {problem}
        </p>
      )}
      {onlyMark ? (
        <p className="vk-text-2">{t('markHelp')}</p>
      ) : (
        <MailFields mail={mail} onChange={set} wrongAddress={touched && !valid} />
      )}
    </Dialog>
  )
}
