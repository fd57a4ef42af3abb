import { Button, Dialog, Field, formatMoney, MoneyInput, Problem, toastProblem, useT } from '@core/ui'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { CustomerDocument } from '../customer-document'
import { payInvoice, usePayment } from '../customer-payment'
import './pay-bar.css'

interface PayBarProps {
  document: CustomerDocument
  onAsk: () => void
}

/** Paying at once: all that is open with one tap, another amount or another way with two. */
export default function PayBar({ document, onAsk }: PayBarProps) {
  const t = useT('portal')
  const { hash } = document
  const { data } = usePayment(hash)
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState(false)

  // Who comes back with the button of the browser finds the page as it was left.
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])

  const methods = data?.online?.methods ?? []
  const ideal = methods.includes('ideal')
  const go = async (wanted: { amount?: number; method?: string | null }) => {
    const { url } = await payInvoice(hash, wanted)
    window.location.assign(url)
  }
  const pay = async (method: string | null) => {
    setBusy(true)
    try {
      await go({ method })
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }
  const amount = formatMoney(data?.amount_payable ?? document.amount_open ?? 0)
  return (
    <>
      {(!data || data.online) && (
        <Button
          variant="brand"
          size="large"
          icon={IconLock}
          busy={busy}
          disabled={!data}
          onClick={() => void pay(ideal ? 'ideal' : null)}
        >
          {t(ideal || !data ? 'payIdeal' : 'pay', { amount })}
        </Button>
      )}
      <div className="portal-pay-ways">
        {data?.online && (
          <Button variant="minimal" onClick={() => setChoosing(true)}>
            {t('payOther')}
          </Button>
        )}
        {data?.online && ideal && methods.length > 1 && (
          <Button variant="minimal" onClick={() => void pay(null)}>
            {t('payOtherway')}
          </Button>
        )}
        <Button variant="minimal" onClick={onAsk}>
          {t('ask')}
        </Button>
      </div>
      {data?.online?.test && <p className="portal-pay-test">{t('payTest')}</p>}
      {choosing && data && (
        <AmountDialog
          open={data.amount_payable}
          onClose={() => setChoosing(false)}
          onPay={amount => go({ amount, method: ideal ? 'ideal' : null })}
        />
      )}
    </>
  )
}

interface AmountDialogProps {
  open: number
  onClose: () => void
  onPay: (amount: number) => Promise<void>
}

function AmountDialog({ open, onClose, onPay }: AmountDialogProps) {
  const t = useT('portal')
  const [amount, setAmount] = useState<number | null>(open)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onPay(amount ?? 0)
    } catch (error) {
      setProblem(error instanceof Problem ? (error.fields.amount?.[0] ?? error.message) : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('payOther')}
      size="small"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="brand" icon={IconLock} busy={busy}>
            {t('payNext')}
          </Button>
        </>
      }
    >
      <Field label={t('payAmount')} help={t('payAmountHelp', { amount: formatMoney(open) })} error={problem}>
        <MoneyInput value={amount} onChange={setAmount} />
      </Field>
    </Dialog>
  )
}
