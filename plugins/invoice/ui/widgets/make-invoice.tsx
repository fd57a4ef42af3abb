import { Button, Menu, useList, useNavigate, useOwns, useT } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText, IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { type Invoiceable, PartDialog } from './part-dialog'

/** "Maak factuur" in the header of a dossier: of one of its quotations, or an empty one. */
export default function MakeInvoice({ flowId }: { flowId: number }) {
  const t = useT('invoice')
  const owns = useOwns('QUOTATION')
  return owns ? <WithQuotations flowId={flowId} /> : <EmptyInvoice flowId={flowId} label={t('kindMake')} />
}

function EmptyInvoice({ flowId, label, startOpen = false }: { flowId: number; label: string; startOpen?: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(startOpen)
  return (
    <>
      <Button icon={IconReceiptEuro} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <NewDocumentModal
          kind="invoice"
          flowId={flowId}
          onClose={() => setOpen(false)}
          onMade={id => void navigate(`/invoice_detail/${id}`)}
        />
      )}
    </>
  )
}

function WithQuotations({ flowId }: { flowId: number }) {
  const t = useT('invoice')
  const navigate = useNavigate()
  const { data, isPending } = useList('/api/quotation', {
    flow_id: String(flowId),
    // Those that may be billed would get lost among hundreds of drafts.
    status: 'sent,approved',
    sort: '-id',
    limit: 20,
  })
  const [quotation, setQuotation] = useState<Invoiceable | null>(null)
  const [empty, setEmpty] = useState(false)
  // A press before the quotations are known waits for them: it would make an empty invoice where there is one to bill.
  const [pressed, setPressed] = useState(false)
  const open = (id: number) => void navigate(`/invoice_detail/${id}`)
  const quotations = (data?.rows ?? []).filter(({ can }) => can?.includes('bill'))
  if (isPending) {
    return (
      <Button icon={IconReceiptEuro} busy={pressed} onClick={() => setPressed(true)}>
        {t('kindMake')}
      </Button>
    )
  }
  if (quotations.length === 0) return <EmptyInvoice flowId={flowId} label={t('kindMake')} startOpen={pressed} />
  const approved = quotations.some(row => row.status === 'approved')
  return (
    <>
      <Menu
        label={t('from')}
        placement="bottom-end"
        startOpen={pressed}
        items={[
          ...quotations.map(row => ({
            key: String(row.id),
            label: t('ofQuotation', { number: row.number ?? '' }),
            icon: IconFileText,
            onSelect: () => setQuotation(row),
          })),
          { key: 'empty', label: t('emptyInvoice'), icon: IconReceiptEuro, onSelect: () => setEmpty(true) },
        ]}
      >
        <Button variant={approved ? 'primary' : 'default'} icon={IconReceiptEuro}>
          {t('kindMake')}
        </Button>
      </Menu>
      {quotation && <PartDialog quotation={quotation} onClose={() => setQuotation(null)} onMade={open} />}
      {empty && <NewDocumentModal kind="invoice" flowId={flowId} onClose={() => setEmpty(false)} onMade={open} />}
    </>
  )
}
