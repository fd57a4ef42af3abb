import {
  type Answer,
  Button,
  call,
  Dialog,
  Facts,
  formatDateTime,
  IconButton,
  refreshCalls,
  Tag,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { IconWorldCheck } from '@tabler/icons-react'
import { useState } from 'react'

type Answered = Answer<'get', '/api/invoice/{id}/vatnumbercheck'>

/** In the top bar of an invoice with reverse charge: whether the VAT number of its customer holds. */
export function VatNumberButton({ id }: { id: number }) {
  const t = useT('invoice')
  const [open, setOpen] = useState(false)
  const { data } = useCall('get', '/api/invoice/{id}/vatnumbercheck', { params: { path: { id } } })
  if (!data?.vat_number) return null
  return (
    <>
      <IconButton icon={IconWorldCheck} variant="default" label={t('vatNumberTitle')} onClick={() => setOpen(true)} />
      {open && <VatNumberDialog id={id} answer={data} onClose={() => setOpen(false)} />}
    </>
  )
}

function VatNumberDialog({ id, answer, onClose }: { id: number; answer: Answered; onClose: () => void }) {
  const t = useT('invoice')
  const [busy, setBusy] = useState(false)
  const { vat_number, checked } = answer

  async function check(): Promise<void> {
    setBusy(true)
    await call('post', '/api/invoice/{id}/checkvatnumber', { params: { path: { id } } }).catch(toastProblem)
    await refreshCalls('/api/invoice/{id}/vatnumbercheck')
    setBusy(false)
  }

  return (
    <Dialog
      title={t('vatNumberTitle')}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void check()
      }}
      footer={
        <Button variant="primary" type="submit" busy={busy}>
          {t('vatNumberCheck')}
        </Button>
      }
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('vatNumberText')}</p>
        <div className="vk-row">
          <strong>{vat_number}</strong>
          <Tag tone={checked ? (checked.valid ? 'ok' : 'danger') : 'neutral'}>
            {t(checked ? (checked.valid ? 'vatNumberValid' : 'vatNumberInvalid') : 'vatNumberUnchecked')}
          </Tag>
        </div>
        {checked && (
          <Facts
            facts={[
              { label: t('vatNumberCheckedAt'), value: formatDateTime(checked.checked_at) },
              { label: t('vatNumberName'), value: checked.name },
              { label: t('vatNumberAddress'), value: checked.address },
              { label: t('vatNumberConsultation'), value: checked.consultation_number },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
