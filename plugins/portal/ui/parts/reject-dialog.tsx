import { Button, Dialog, Field, Problem, TextArea, TextInput, useT } from '@core/ui'
import { useState } from 'react'
import { type CustomerDocument, reject } from '../customer-document'

interface RejectDialogProps {
  document: CustomerDocument
  onClose: () => void
  onDone: () => void
  /** Something else happened to the document meanwhile, in these words. */
  onChanged: (text: string) => void
}

/** Turning a document down: a name is needed, a reason helps (R-SIGN-005). */
export default function RejectDialog({ document, onClose, onDone, onChanged }: RejectDialogProps) {
  const t = useT('portal')
  const [name, setName] = useState(document.customer?.fullname ?? '')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!name.trim()) {
      setProblem(t('nameNeeded'))
      return
    }
    setBusy(true)
    try {
      await reject(document.kind, document.hash, { signername: name, additional_message: reason || null })
      onDone()
    } catch (error) {
      if (error instanceof Problem && error.status === 409) onChanged(error.message)
      else setProblem(error instanceof Problem ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('rejectTitle', { noun: document.noun })}
      size="small"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <Field label={t('yourName')} error={problem}>
        <TextInput value={name} onChange={setName} autoComplete="name" />
      </Field>
      <Field label={t('reason')}>
        <TextArea value={reason} onChange={setReason} rows={3} />
      </Field>
    </Dialog>
  )
}
