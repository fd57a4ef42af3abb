import { Button, IconButton, useCall, useNavigate, useT } from '@core/ui'
import type { EditorKind } from '@plugins/documents/contract/ui'
import { IconBan, IconCheck, IconCoins, IconReceiptEuro, IconReceiptRefund, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { PartDialog } from './part-dialog'
import { PaymentsDialog } from './payments-dialog'
import { ReminderDialog } from './reminder-dialog'
import { useInvoiceActions } from './use-invoice-actions'
import { mayRemind } from './use-open-invoices'

interface Props {
  kind: EditorKind
  id: number
  status: string
  number: string | null
  template: boolean
}

/** In the top bar of the editor: an invoice of a quotation, and what happens to a sent invoice. */
export default function DocumentActions({ kind, id, status, number, template }: Props) {
  if (template) return null
  if (kind === 'quotation')
    return status === 'sent' || status === 'approved' ? <OfQuotation id={id} approved={status === 'approved'} /> : null
  if (kind !== 'invoice' || !number) return null
  return <OfInvoice id={id} number={number} open={['sent', 'approved', 'expired'].includes(status)} />
}

function OfQuotation({ id, approved }: { id: number; approved: boolean }) {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { data } = useCall('get', '/api/quotation/{id}', { params: { path: { id } } })
  return (
    <>
      <Button variant={approved ? 'primary' : 'default'} icon={IconReceiptEuro} onClick={() => setOpen(true)}>
        {t('makeInvoice')}
      </Button>
      {open && data && (
        <PartDialog
          quotation={data}
          onClose={() => setOpen(false)}
          onMade={made => void navigate(`/invoice_detail/${made}`)}
        />
      )}
    </>
  )
}

function OfInvoice({ id, number, open }: { id: number; number: string; open: boolean }) {
  const t = useT('invoice')
  const actions = useInvoiceActions()
  const invoice = { id, number }
  const [reminding, setReminding] = useState(false)
  const [paying, setPaying] = useState(false)
  const { data } = useCall('get', '/api/invoice/{id}', { params: { path: { id } } })
  return (
    <>
      {data && mayRemind(data) && (
        <Button icon={IconSend} onClick={() => setReminding(true)}>
          {t('remind')}
        </Button>
      )}
      {data && reminding && <ReminderDialog invoice={data} onClose={() => setReminding(false)} />}
      {data && <IconButton icon={IconCoins} variant="default" label={t('payments')} onClick={() => setPaying(true)} />}
      {data && paying && <PaymentsDialog invoice={data} onClose={() => setPaying(false)} />}
      {data && !data.credit_of && (
        <Button icon={IconReceiptRefund} onClick={() => void actions.credit(invoice)}>
          {t('makeCredit')}
        </Button>
      )}
      {open && (
        <>
          <IconButton
            icon={IconBan}
            variant="default"
            label={t('markUnpayable')}
            onClick={() => void actions.writeOff(invoice)}
          />
          <Button variant="primary" icon={IconCheck} onClick={() => void actions.pay(invoice)}>
            {t('markPaid')}
          </Button>
        </>
      )}
    </>
  )
}
