import { Button, Checkbox, Dialog, Field, formatMoney, Problem, TextArea, TextInput, useT } from '@core/ui'
import { useState } from 'react'
import { approve, type CustomerDocument } from '../customer-document'
import { Signature } from './signature'
import { VatLines } from './vat-lines'
import './approve-dialog.css'

interface ApproveDialogProps {
  document: CustomerDocument
  onClose: () => void
  onDone: () => void
  /** Something else happened to the document meanwhile, in these words. */
  onChanged: (text: string) => void
}

/** Agreeing to a document: name, place, a drawn signature where the company demands one, else the agree box (R-SIGN-001 to R-SIGN-003). */
export default function ApproveDialog({ document, onClose, onDone, onChanged }: ApproveDialogProps) {
  const t = useT('portal')
  const noun = document.noun.toLowerCase()
  const [name, setName] = useState(document.customer?.fullname ?? '')
  const [place, setPlace] = useState(document.customer?.city ?? '')
  const [remark, setRemark] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [signature, setSignature] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)
  const [busy, setBusy] = useState(false)

  const wrong = () => {
    if (!name.trim()) return { field: 'signername', text: t('nameNeeded') }
    if (document.signature_required && !signature) return { field: 'signature', text: t('signatureNeeded', { noun }) }
    if (!agrees) return { field: 'agreeswithoffer', text: t('agreementNeeded', { noun }) }
    return null
  }
  const submit = async () => {
    const found = wrong()
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      await approve(document.kind, document.hash, {
        fingerprint: document.fingerprint,
        signername: name,
        location: place || null,
        signature,
        signature_type: signature ? 'drawn' : 'checkbox',
        agreeswithoffer: agrees,
        additional_message: remark || null,
      })
      onDone()
    } catch (error) {
      if (error instanceof Problem && error.status === 409) onChanged(error.message)
      else setProblem({ field: 'signername', text: error instanceof Problem ? error.message : String(error) })
    } finally {
      setBusy(false)
    }
  }
  const error = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <Dialog
      title={t('signTitle', { noun: document.noun })}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      footer={
        <div className="portal-dialog-foot">
          <Button type="submit" variant="brand" busy={busy}>
            {t('signAndConfirm')}
          </Button>
          <p>{t('copyFollows')}</p>
        </div>
      }
    >
      <div className="portal-sign-sum">
        <strong>{t('totalIncluding', { amount: formatMoney(document.amount_inc_vat) })}</strong>
        {document.title && <span>{document.title}</span>}
        <VatLines document={document} />
      </div>
      <div className="portal-two">
        <Field label={t('yourName')} error={error('signername')}>
          <TextInput value={name} onChange={setName} autoComplete="name" />
        </Field>
        <Field label={t('place')}>
          <TextInput value={place} onChange={setPlace} autoComplete="address-level2" />
        </Field>
      </div>
      {document.signature_required && <Signature onChange={setSignature} name={name} error={error('signature')} />}
      <Checkbox checked={agrees} onChange={setAgrees}>
        {t('agree', { noun })}
      </Checkbox>
      {error('agreeswithoffer') && (
        <p className="portal-problem" role="alert">
          {error('agreeswithoffer')}
        </p>
      )}
      <Field label={t('remark')}>
        <TextArea value={remark} onChange={setRemark} rows={2} />
      </Field>
    </Dialog>
  )
}
