import { Button, Dialog, ErrorState, LoadingState, Problem, useSafeClose, useT } from '@core/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { isAddress, isBlank, type MailDraft, MailFields, type MailStart } from './mail-fields'

interface MailDialogProps {
  title: string
  /** What sending comes to, above the mail. */
  text?: string
  /** What the mail starts with, as it is asked for. */
  start: {
    readonly data?: MailStart | undefined
    readonly isFetching: boolean
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** On the button that sends. */
  verb: string
  /** Left of the buttons. */
  note: ReactNode
  /** What stands in the place of the mail when none goes out; nobody is asked for an address then. */
  instead?: ReactNode
  /** Sends it and closes the dialog, or answers false when the user thought better of it. */
  onSend: (mail: MailDraft) => Promise<boolean>
  onClose: () => void
}

/** A mail about a document before it goes: its address is checked, and what was refused says why. */
export function MailDialog({ start, ...props }: MailDialogProps) {
  if (start.data && !start.isFetching)
    return <MailForm {...props} start={{ ...start.data, to_email: start.data.to_email ?? '' }} />
  return (
    <Dialog title={props.title} size="large" onClose={props.onClose}>
      {start.isError ? (
        <ErrorState compact error={start.error} onRetry={() => void start.refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </Dialog>
  )
}

type MailFormProps = Omit<MailDialogProps, 'start'> & { start: MailDraft }

function MailForm({ title, text, start, verb, note, instead, onSend, onClose }: MailFormProps) {
  const t = useT('documents')
  const [started] = useState(start)
  const [mail, setMail] = useState(started)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [touched, setTouched] = useState(false)
  const close = useSafeClose(mail !== started && !busy, onClose)
  const isRight = isAddress(mail.to_email)
  const valid = Boolean(instead) || (isRight && Boolean(mail.subject.trim()) && !isBlank(mail.message))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTouched(true)
    if (!valid) return
    setBusy(true)
    setProblem('')
    try {
      if (!(await onSend({ ...mail, to_email: mail.to_email.trim() }))) setBusy(false)
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      size="large"
      onClose={close}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <span className="vk-grow vk-text-2">{note}</span>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      {problem && (
        <p className="documents-problem" role="alert">
          {problem}
        </p>
      )}
      {instead || (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key of the dialog, wherever in it the focus is
        <div className="vk-stack" onKeyDown={sendOnCtrlEnter}>
          {text && <p className="vk-text-2">{text}</p>}
          <MailFields
            mail={mail}
            onChange={change => setMail(before => ({ ...before, ...change }))}
            wrongAddress={touched && !isRight}
            showEmpty={touched}
          />
        </div>
      )}
    </Dialog>
  )
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}
