import { type MenuItem, useGrowingList, useList, useNavigate, useOwns, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText, IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { type Invoiceable, PartDialog } from './part-dialog'

type Maker = FlowMaking['Maker']

/** "Maak factuur" in the header of a dossier: of one of its quotations, or an empty one. */
export const InvoiceMaker: Maker = props => (useOwns('QUOTATION') ? <OfQuotations {...props} /> : <Empty {...props} />)

const OfQuotations: Maker = ({ flowId, children }) => {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [quotation, setQuotation] = useState<Invoiceable | null>(null)
  const { data } = useList('/api/quotation', {
    flow_id: String(flowId),
    // Those that may be billed would get lost among hundreds of drafts.
    status: 'sent,approved',
    sort: '-id',
    limit: 20,
  })
  const quoted = data?.rows
    .filter(({ can }) => can?.includes('bill'))
    .map(row => ({
      key: String(row.id),
      label: t('ofQuotation', { number: row.number ?? '' }),
      icon: IconFileText,
      onSelect: () => setQuotation(row),
    }))
  return (
    <>
      <Empty flowId={flowId}>
        {({ ways = [], ...way }) => children({ ...way, ways: quoted && [...quoted, ...ways] })}
      </Empty>
      {quotation && (
        <PartDialog
          quotation={quotation}
          onClose={() => setQuotation(null)}
          onMade={id => void navigate(`/invoice_detail/${id}`)}
        />
      )}
    </>
  )
}

const Empty: Maker = ({ flowId, children }) => {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { list, rows } = useGrowingList('/api/invoice', { flow_id: String(flowId), sort: '-id' }, 20)
  const empty: MenuItem = {
    key: 'empty',
    label: t('emptyInvoice'),
    icon: IconReceiptEuro,
    onSelect: () => setOpen(true),
  }
  return (
    <>
      {children({
        has: list.isPending ? undefined : rows.some(({ status }) => status !== 'cancelled'),
        ways: [empty],
      })}
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
