import { Button, IconButton, useCall, useT } from '@core/ui'
import { IconCopy, IconMailQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { AskCustomer } from './ask-customer'
import { CopyForms } from './copy-forms'
import { FormsCard } from './forms-card'
import { useBegin } from './use-begin'

/** The forms of a dossier, those of its surveys among them. */
export default function FormsOfFlow({ flowId }: { flowId: number }) {
  const t = useT('surveys')
  const [copying, setCopying] = useState(false)
  const [asking, setAsking] = useState(false)
  const params = { path: { id: flowId } }
  const found = useCall('get', '/api/flow/{id}/flowdataitems', { params })
  const open = found.data?.filter(({ status }) => status === 'open') ?? []
  return (
    <>
      <FormsCard
        found={found}
        begin={useBegin(flowId)}
        flowId={flowId}
        actions={
          <>
            {open.length > 0 && (
              <Button size="small" variant="minimal" icon={IconMailQuestion} onClick={() => setAsking(true)}>
                {t('askCustomer')}
              </Button>
            )}
            <IconButton size="small" icon={IconCopy} label={t('copyForms')} onClick={() => setCopying(true)} />
          </>
        }
      />
      {asking && <AskCustomer flowId={flowId} forms={open} onClose={() => setAsking(false)} />}
      {copying && <CopyForms flowId={flowId} onClose={() => setCopying(false)} />}
    </>
  )
}
