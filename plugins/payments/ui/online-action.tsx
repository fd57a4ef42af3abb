import { IconButton, useCall, useT } from '@core/ui'
import { IconCreditCard } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const OnlineDialog = lazy(() => import('./online-dialog'))

interface Props {
  id: number
  can: readonly string[]
  template: boolean
}

/** In the top bar of a sent invoice: paying it online. */
export default function OnlineAction({ id, can, template }: Props) {
  return !template && can.includes('notePayment') ? <OfInvoice id={id} /> : null
}

function OfInvoice({ id }: { id: number }) {
  const t = useT('payments')
  const [open, setOpen] = useState(false)
  const account = useCall('get', '/api/paymentaccount')
  const { data: invoice } = useCall('get', '/api/invoice/{id}', {
    params: { path: { id }, query: { with: 'payment' } },
  })
  if (!invoice || !(account.data || invoice.payment)) return null
  return (
    <>
      <IconButton icon={IconCreditCard} variant="default" label={t('onlinePayments')} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {open && <OnlineDialog invoice={invoice} linked={Boolean(account.data)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
