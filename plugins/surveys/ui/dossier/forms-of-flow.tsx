import { Button, useCall, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyForms } from './copy-forms'
import { FormsCard } from './forms-card'
import { useBegin } from './use-begin'

/** The forms of a dossier, those of its surveys among them. */
export default function FormsOfFlow({ flowId }: { flowId: number }) {
  const t = useT('surveys')
  const [copying, setCopying] = useState(false)
  const params = { path: { id: flowId } }
  const found = useCall('get', '/api/flow/{id}/flowdataitems', { params })
  return (
    <>
      <FormsCard
        found={found}
        begin={useBegin(flowId)}
        flowId={flowId}
        actions={
          <Button size="small" variant="minimal" icon={IconCopy} onClick={() => setCopying(true)}>
            {t('copyForms')}
          </Button>
        }
      />
      {copying && <CopyForms flowId={flowId} onClose={() => setCopying(false)} />}
    </>
  )
}
