import { useNavigate, useOwns, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { EmptyDocument } from '@plugins/documents/contract/empty-document'
import { useWaysOf } from '@plugins/documents/contract/use-ways-of'
import { IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { type Billed, PartDialog } from './part-dialog'

type Maker = FlowMaking['Maker']

/** "Maak factuur" in the header of a dossier: of a quotation or an order confirmation of it, or an empty one. */
export const InvoiceMaker: Maker = ({ flowId, children }) => {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [billed, setBilled] = useState<Billed | null>(null)
  const quoted = useWaysOf('quotation', flowId, {
    may: 'bill',
    label: number => t('ofQuotation', { number }),
    onSelect: row => setBilled({ ...row, kind: 'quotation' }),
    enabled: useOwns('QUOTATION'),
  })
  const confirmed = useWaysOf('confirmation', flowId, {
    may: 'bill',
    label: number => t('ofConfirmation', { number }),
    onSelect: row => setBilled({ ...row, kind: 'confirmation' }),
    enabled: useOwns('CONFIRMATION'),
  })
  return (
    <>
      <Empty flowId={flowId}>
        {({ ways = [], ...way }) =>
          children({ ...way, ways: quoted && confirmed && [...quoted, ...confirmed, ...ways] })
        }
      </Empty>
      {billed && (
        <PartDialog
          billed={billed}
          onClose={() => setBilled(null)}
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
