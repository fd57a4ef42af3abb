import {
  Button,
  Checkbox,
  call,
  Dialog,
  ErrorState,
  Field,
  formatMoment,
  LoadingState,
  Problem,
  refreshCalls,
  toast,
  useCall,
  useSafeClose,
  useT,
} from '@core/ui'
import { MailText, useMailFaults } from '@plugins/crm/contract/mail-text'
import { type FormEvent, useMemo, useState } from 'react'
import { nameOf } from '../filling/name-of'
import type { FormOfFlow } from './form-tile'

interface AskCustomerProps {
  flowId: number
  /** Forms that are open: which of them go along is chosen. */
  forms: readonly FormOfFlow[]
  /** What is chosen at the start; what was not asked before when left out. */
  chosen?: number
  onClose: () => void
}

/** Asks the customer of a dossier by mail to fill forms in, for the first time or once more (R-SURV-012). */
export function AskCustomer(props: AskCustomerProps) {
  const t = useT('surveys')
  const params = { path: { id: props.flowId } }
  const start = useCall('get', '/api/flow/{id}/getforaskcustomer', { params }, { freshMs: 0 })
  if (start.data && !start.isFetching) {
    const { templates, to_email, ...text } = start.data
    return <AskForm {...props} templates={templates} start={{ ...text, to_email: to_email ?? '' }} />
  }
  return (
    <Dialog title={t('askCustomer')} size="large" onClose={props.onClose}>
      {start.isError ? (
        <ErrorState compact error={start.error} onRetry={() => void start.refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </Dialog>
  )
}

type MailTextProps = Parameters<typeof MailText>[0]
type AskFormProps = AskCustomerProps & Pick<MailTextProps, 'templates'> & { start: MailTextProps['mail'] }

function AskForm({ flowId, forms, chosen: first, templates, start, onClose }: AskFormProps) {
  const t = useT('surveys')
  const [begun] = useState(start)
  const [mail, setMail] = useState(begun)
  const [ids, setIds] = useState(() => startsWith(forms, first))
  const [busy, setBusy] = useState(false)
  const [touched, setTouched] = useState(false)
  const [problem, setProblem] = useState('')
  // Sent again because nobody heard of its arrival it is the same mail; with another text it is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key of its own for each content
  const key = useMemo(() => crypto.randomUUID(), [mail, ids])
  const faults = useMailFaults(mail)
  const close = useSafeClose(mail !== begun && !busy, onClose)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTouched(true)
    if (busy || !ids.length || faults.to_email || faults.subject || faults.message) return
    setBusy(true)
    setProblem('')
    try {
      await call('post', '/api/flow/{id}/askcustomer', {
        params: { path: { id: flowId } },
        body: { ...mail, to_email: mail.to_email.trim(), flowdataitem_ids: ids },
        headers: { 'Idempotency-Key': key },
      })
      toast(t('askedOf', { to: mail.to_email.trim() }))
      onClose()
      await refreshCalls('/api/flow', '/api/flowdata', '/api/flowdataitem', '/api/assistmail')
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('askCustomer')}
      size="large"
      onClose={close}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('sendAsk')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        {problem && (
          <p className="surveys-ask-problem" role="alert">
            {problem}
          </p>
        )}
        <Field group label={t('askWhich')} error={touched && !ids.length ? t('askNone') : undefined}>
          <div className="surveys-ask-forms">
            {forms.map(form => (
              <Checkbox
                key={form.id}
                checked={ids.includes(form.id)}
                help={
                  form.asked_at
                    ? t('askedBefore', { when: formatMoment(form.asked_at) })
                    : t('questionsDone', { done: form.filled, count: form.asked })
                }
                onChange={on => setIds(on ? [...ids, form.id] : ids.filter(id => id !== form.id))}
              >
                {nameOf(form)}
              </Checkbox>
            ))}
          </div>
        </Field>
        <MailText
          mail={mail}
          onChange={change => setMail(before => ({ ...before, ...change }))}
          templates={templates}
          faults={touched ? faults : {}}
        />
      </div>
    </Dialog>
  )
}

/** What is ticked at the start: the form that was pointed at, else those that were not asked before, else all. */
function startsWith(forms: readonly FormOfFlow[], first: number | undefined): number[] {
  if (first !== undefined) return [first]
  const fresh = forms.filter(({ asked_at }) => !asked_at)
  return (fresh.length ? fresh : forms).map(({ id }) => id)
}
