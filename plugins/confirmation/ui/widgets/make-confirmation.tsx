import { Button, Menu, useList, useNavigate, useOwns, useT } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirmQuotation } from './use-confirm-quotation'

/** "Maak opdrachtbevestiging" in the header of a dossier: of what was quoted, or an empty one. */
export default function MakeConfirmation({ flowId }: { flowId: number }) {
  const owns = useOwns('QUOTATION')
  return owns ? <WithQuotations flowId={flowId} /> : <Empty flowId={flowId} />
}

function Empty({ flowId }: { flowId: number }) {
  const t = useT('confirmation')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={IconSignature} onClick={() => setOpen(true)}>
        {t('kindMake')}
      </Button>
      {open && <Dialog flowId={flowId} onClose={() => setOpen(false)} />}
    </>
  )
}

function Dialog({ flowId, onClose }: { flowId: number; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <NewDocumentModal
      kind="confirmation"
      flowId={flowId}
      onClose={onClose}
      onMade={id => void navigate(`/confirmation_detail/${id}`)}
    />
  )
}

function WithQuotations({ flowId }: { flowId: number }) {
  const t = useT('confirmation')
  const { busy, make } = useConfirmQuotation()
  const [empty, setEmpty] = useState(false)
  const { data } = useList('/api/quotation', {
    flow_id: String(flowId),
    // Those that may be confirmed would get lost among hundreds of drafts.
    status: 'sent,approved',
    sort: '-id',
    limit: 20,
  })
  const quotations = (data?.rows ?? []).filter(({ can }) => can?.includes('convert'))
  if (!quotations.length) return <Empty flowId={flowId} />
  return (
    <>
      <Menu
        label={t('from')}
        placement="bottom-end"
        items={[
          ...quotations.map(row => ({
            key: String(row.id),
            label: t('ofQuotation', { number: row.number ?? '' }),
            icon: IconFileText,
            onSelect: () => void make(row.id),
          })),
          { key: 'empty', label: t('emptyConfirmation'), icon: IconSignature, onSelect: () => setEmpty(true) },
        ]}
      >
        <Button icon={IconSignature} busy={busy}>
          {t('kindMake')}
        </Button>
      </Menu>
      {empty && <Dialog flowId={flowId} onClose={() => setEmpty(false)} />}
    </>
  )
}
