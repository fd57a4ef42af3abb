import { type Icon, useGrowingList, useNavigate } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { type ComponentProps, useState } from 'react'
import { NewDocumentModal } from './new-document-modal'
import { pathOfKind } from './path-of-kind'
import type { EditorKind } from './ui'

type EmptyDocumentProps = ComponentProps<FlowMaking['Maker']> & {
  kind: EditorKind
  /** "Lege factuur". */
  label: string
  icon: Icon
  /** Statuses of those that do not count: without another one the dossier has none. */
  gone: readonly string[]
}

/** How a document of a kind is made in a dossier without anything to make it of. */
export function EmptyDocument({ kind, label, icon, gone, flowId, children }: EmptyDocumentProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const query = { flow_id: String(flowId), sort: '-id' } as const
  const { list, rows } = useGrowingList(pathOfKind(kind, '/api/quotation'), query, 20)
  return (
    <>
      {children({
        has: list.isPending ? undefined : rows.some(({ status }) => !gone.includes(status)),
        ways: [{ key: 'empty', label, icon, onSelect: () => setOpen(true) }],
      })}
      {open && (
        <NewDocumentModal
          kind={kind}
          flowId={flowId}
          onClose={() => setOpen(false)}
          onMade={id => void navigate(`/${kind}_detail/${id}`)}
        />
      )}
    </>
  )
}
