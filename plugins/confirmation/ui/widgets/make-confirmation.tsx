import { type MenuItem, useGrowingList, useList, useNavigate, useOwns, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirmQuotation } from './use-confirm-quotation'

type Maker = FlowMaking['Maker']

/** "Maak opdrachtbevestiging" in the header of a dossier: of what was quoted, or an empty one. */
export const ConfirmationMaker: Maker = props =>
  useOwns('QUOTATION') ? <OfQuotations {...props} /> : <Empty {...props} />

const OfQuotations: Maker = ({ flowId, children }) => {
  const t = useT('confirmation')
  const { busy, make } = useConfirmQuotation()
  const { data } = useList('/api/quotation', {
    flow_id: String(flowId),
    // Those that may be confirmed would get lost among hundreds of drafts.
    status: 'sent,approved',
    sort: '-id',
    limit: 20,
  })
  const quoted = data?.rows
    .filter(({ can }) => can?.includes('convert'))
    .map(({ id, number }) => ({
      key: String(id),
      label: t('ofQuotation', { number: number ?? '' }),
      icon: IconFileText,
      onSelect: () => void make(id),
    }))
  return (
    <Empty flowId={flowId}>
      {({ ways = [], ...way }) => children({ ...way, busy, ways: quoted && [...quoted, ...ways] })}
    </Empty>
  )
}

const Empty: Maker = ({ flowId, children }) => {
  const t = useT('confirmation')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { list, rows } = useGrowingList('/api/confirmation', { flow_id: String(flowId), sort: '-id' }, 20)
  const empty: MenuItem = {
    key: 'empty',
    label: t('emptyConfirmation'),
    icon: IconSignature,
    onSelect: () => setOpen(true),
  }
  return (
    <>
      {children({
        has: list.isPending ? undefined : rows.some(({ status }) => status !== 'rejected' && status !== 'cancelled'),
        ways: [empty],
      })}
      {open && (
        <NewDocumentModal
          kind="confirmation"
          flowId={flowId}
          onClose={() => setOpen(false)}
          onMade={id => void navigate(`/confirmation_detail/${id}`)}
        />
      )}
    </>
  )
}
