import { IconButton, useCall, useT } from '@core/ui'
import { IconFileExport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const NetworkDialog = lazy(() => import('./network-dialog'))

interface Props {
  id: number
  can: readonly string[]
  number: string | null
  template: boolean
}

/** In the top bar of a sent invoice: bringing it over the Peppol network. */
export default function NetworkAction({ id, can, number, template }: Props) {
  return !template && can.includes('notePayment') ? <OfInvoice id={id} number={number} /> : null
}

function OfInvoice({ id, number }: { id: number; number: string | null }) {
  const t = useT('peppol')
  const [open, setOpen] = useState(false)
  const account = useCall('get', '/api/accesspointaccount')
  if (!account.data) return null
  return (
    <>
      <IconButton icon={IconFileExport} variant="default" label={t('action')} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {open && <NetworkDialog id={id} number={number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
