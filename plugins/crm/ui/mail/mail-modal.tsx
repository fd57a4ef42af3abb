import {
  Button,
  Dialog,
  ErrorState,
  LoadingState,
  Problem,
  refreshCalls,
  sendForm,
  toast,
  useCall,
  useT,
} from '@core/ui'
import { type FormEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { type MailDraft, MailText, useMailFaults } from '../../contract/mail-text'
import { type Enclosed, tooMuch } from './enclosed'
import { firstDraft, type Mail, type MailStart, useMailDraft } from './mail-draft'
import { MailFiles } from './mail-files'

interface MailModalProps {
  flow: { readonly id: number; readonly relation_fullname: string }
  /** The mail that is answered. */
  answers?: Mail
  /** The task of the dossier that it is about (MOD-009). */
  taskId?: number
  onClose: () => void
}

/** A mail to the customer of a dossier, from a template of the company (MOD-008). */
export function MailModal(props: MailModalProps) {
  const t = useT('crm')
  const { taskId } = props
  const params = { path: { id: props.flow.id }, ...(taskId && { query: { sendable_task_id: taskId } }) }
  const start = useCall('get', '/api/flow/{id}/getForSendingEmail', { params }, { freshMs: 0 })
  if (start.data && !start.isFetching) return <MailForm {...props} start={start.data} />
  return (
    <Dialog title={t('mailTitle', { name: props.flow.relation_fullname })} size="large" onClose={props.onClose}>
      {start.isError ? (
        <ErrorState compact error={start.error} onRetry={() => void start.refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </Dialog>
  )
}

function MailForm({ flow, answers, taskId, start, onClose }: MailModalProps & { start: MailStart }) {
  const t = useT('crm')
  const [draft, keep] = useMailDraft(flow.id, taskId ? `task${taskId}` : String(answers?.id ?? ''))
  const [begun] = useState(() => firstDraft(start, answers))
  const [files, setFiles] = useState<readonly Enclosed[]>([])
  const [busy, setBusy] = useState(false)
  const [touched, setTouched] = useState(false)
  const [problem, setProblem] = useState('')
  const mail = draft ?? begun
  // Sent again because nobody heard of its arrival it is the same mail; with another text it is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key of its own for each content
  const key = useMemo(() => crypto.randomUUID(), [mail, files])
  const set = (change: Partial<MailDraft>) => keep({ ...mail, ...change })
  const faults = useMailFaults(mail)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTouched(true)
    if (busy || faults.to_email || faults.subject || faults.message || tooMuch(files)) return
    setBusy(true)
    setProblem('')
    try {
      await sendForm(`/api/flow/${flow.id}/sendemail`, formOf(mail, files, answers), key)
      keep(null)
      toast(t('mailSentTo', { to: mail.to_email }))
      onClose()
      await refreshCalls('/api/assistmail', '/api/assistfile', '/api/flow')
    } catch (error) {
      // What went wrong is said here, as the server says it (R-FLOW-032).
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('mailTitle', { name: flow.relation_fullname })}
      size="large"
      onClose={onClose}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <span className="vk-grow vk-text-2">{draft && t('mailDraft')}</span>
          {draft ? (
            <Button
              onClick={() => {
                keep(null)
                onClose()
              }}
            >
              {t('mailDiscard')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('cancel')}</Button>
          )}
          <Button type="submit" variant="primary" busy={busy}>
            {t('mailSend')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the dialog, wherever in it the focus is */}
      <div className="vk-stack" onKeyDown={sendOnCtrlEnter}>
        {problem && (
          <p className="crm-mail-problem" role="alert">
            {problem}
          </p>
        )}
        <MailText mail={mail} onChange={set} templates={start.templates} faults={touched ? faults : {}} />
        <MailFiles flowId={flow.id} files={files} onChange={setFiles} />
      </div>
    </Dialog>
  )
}

function formOf(mail: MailDraft, files: readonly Enclosed[], answers?: Mail): FormData {
  const form = new FormData()
  form.append('to_email', mail.to_email.trim())
  form.append('subject', mail.subject)
  form.append('message', mail.message)
  if (mail.mailtemplate_id) form.append('mailtemplate_id', String(mail.mailtemplate_id))
  if (answers) form.append('answers_id', String(answers.id))
  for (const { key, file } of files) file ? form.append('files', file) : form.append('enclosed', key)
  return form
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}
