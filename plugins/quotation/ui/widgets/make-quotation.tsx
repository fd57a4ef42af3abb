import { useGrowingList, useNavigate, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'

/** Statuses of quotations after which a dossier wants another one. */
const LOST: ReadonlySet<string> = new Set(['rejected', 'expired', 'cancelled'])

/** "Maak offerte" in the header of a dossier. */
export const QuotationMaker: FlowMaking['Maker'] = ({ flowId, children }) => {
  const t = useT('quotation')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { list, rows } = useGrowingList('/api/quotation', { flow_id: String(flowId), sort: '-id' }, 20)
  return (
    <>
      {children({
        has: list.isPending ? undefined : rows.some(({ status }) => !LOST.has(status)),
        ways: [{ key: 'new', label: t('kindMake'), icon: IconFileText, onSelect: () => setOpen(true) }],
      })}
      {open && (
        <NewDocumentModal
          kind="quotation"
          flowId={flowId}
          onClose={() => setOpen(false)}
          onMade={id => void navigate(`/quotation_detail/${id}`)}
        />
      )}
    </>
  )
}
