import { Card, Slot, useSlot, useT } from '@core/ui'
import type { ReactNode } from 'react'
import { flowDocuments } from '../../contract/ui'

interface FlowDocumentsProps {
  flowId: number
  /** Under it: buttons that make one. */
  footer?: ReactNode
}

/** What other plugins keep of a dossier on paper; nothing where no plugin does. */
export function FlowDocuments({ flowId, footer }: FlowDocumentsProps) {
  const t = useT('crm')
  if (useSlot(flowDocuments).length === 0) return null
  return (
    <Card title={t('documents')} flush footer={footer}>
      <div className="crm-documents">
        <Slot of={flowDocuments} flowId={flowId} />
      </div>
      <p className="crm-documents-none">{t('noDocuments')}</p>
    </Card>
  )
}
