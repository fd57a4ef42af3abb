import {
  Button,
  Checkbox,
  call,
  DateInput,
  Dialog,
  download,
  Field,
  formatMoney,
  Loaded,
  refreshCalls,
  toast,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { useState } from 'react'
import './bank.css'

/** Chooses the invoices that are collected together, and the day. */
export function DebitDialog({ onClose }: { onClose: () => void }) {
  const t = useT('bank')
  const found = useCall('get', '/api/debitbatch/candidates')
  const [left, leave] = useState<ReadonlySet<number>>(new Set())
  const [day, setDay] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const chosen = (found.data?.invoices ?? []).filter(({ invoice_id }) => !left.has(invoice_id))
  const total = chosen.reduce((sum, { open }) => sum + Math.round(open * 100), 0) / 100

  async function make(): Promise<void> {
    setBusy(true)
    try {
      const execution_date = day ?? found.data?.first_day ?? ''
      const batch = await call('post', '/api/debitbatch', {
        body: { invoice_ids: chosen.map(({ invoice_id }) => invoice_id), execution_date },
      })
      toast(t('debitMade'))
      await download(`/api/debitbatch/${batch.id}/file`)
      onClose()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
      await refreshCalls('/api/debitbatch')
    }
  }

  return (
    <Dialog
      title={t('newDebit')}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        if (chosen.length) void make()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" busy={busy} disabled={!chosen.length}>
            {t('newDebit')}
          </Button>
        </>
      }
    >
      <Loaded compact query={found} what={t('debitsLower')}>
        {({ invoices, first_day }) =>
          invoices.length ? (
            <>
              <Field label={t('field.debitbatch.execution_date')}>
                <DateInput value={day ?? first_day} onChange={setDay} />
              </Field>
              <ul className="bank-matches bank-candidates">
                {invoices.map(({ invoice_id, number, relation_fullname, mandate_reference, open }) => (
                  <li key={invoice_id}>
                    <Checkbox
                      checked={!left.has(invoice_id)}
                      onChange={isChosen =>
                        leave(
                          all => new Set(isChosen ? [...all].filter(id => id !== invoice_id) : [...all, invoice_id]),
                        )
                      }
                    >
                      <strong>{number}</strong> {relation_fullname}{' '}
                      <span className="vk-text-3">{mandate_reference}</span>
                    </Checkbox>
                    <span className="vk-number">{formatMoney(open)}</span>
                  </li>
                ))}
              </ul>
              <p className="bank-left">
                <span>{t('totalOf', { count: chosen.length })}</span>
                <strong className="vk-number">{formatMoney(total)}</strong>
              </p>
            </>
          ) : (
            <p>{t('noneToCollect')}</p>
          )
        }
      </Loaded>
    </Dialog>
  )
}
