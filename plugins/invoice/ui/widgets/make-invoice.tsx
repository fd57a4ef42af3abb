import { useNavigate, useOwns, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { EmptyDocument } from '@plugins/documents/contract/empty-document'
import { useQuotedWays } from '@plugins/quotation/contract/use-quoted-ways'
import { IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { type Invoiceable, PartDialog } from './part-dialog'

type Maker = FlowMaking['Maker']

/** "Maak factuur" in the header of a dossier: of one of its quotations, or an empty one. */
export const InvoiceMaker: Maker = props => (useOwns('QUOTATION') ? <OfQuotations {...props} /> : <Empty {...props} />)

const OfQuotations: Maker = ({ flowId, children }) => {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [quotation, setQuotation] = useState<Invoiceable | null>(null)
  const quoted = useQuotedWays(flowId, {
    may: 'bill',
    label: number => t('ofQuotation', { number }),
    onSelect: setQuotation,
  })
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

const Empty: Maker = props => {
  const t = useT('invoice')
  return (
    <EmptyDocument {...props} kind="invoice" label={t('emptyInvoice')} icon={IconReceiptEuro} gone={['cancelled']} />
  )
}
