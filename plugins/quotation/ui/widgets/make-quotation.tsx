import { Button, useList, useNavigate, useT } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'

/** "Maak offerte" in the header of a dossier; the primary action until there is one. */
export default function MakeQuotation({ flowId }: { flowId: number }) {
  const t = useT('quotation')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { data } = useList('/api/quotation', { flow_id: String(flowId), sort: '-id', limit: 20 })
  return (
    <>
      <Button variant={data?.total === 0 ? 'primary' : 'default'} icon={IconFileText} onClick={() => setOpen(true)}>
        {t('kindMake')}
      </Button>
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
