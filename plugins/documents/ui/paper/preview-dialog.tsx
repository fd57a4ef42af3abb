import { Dialog, LoadingState, SegmentedControl, useCall, useT } from '@core/ui'
import { IconDeviceMobile, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { pathOfKind } from '../../contract/path-of-kind'
import { useEditor } from '../editor/editor-context'
import { PaperPage } from './paper-page'

/** A draft as its customer will see it: without hidden widgets and unfilled tags (R-DOC-028, R-WIDG-007). */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useT('documents')
  const { kind, document } = useEditor()
  const [look, setLook] = useState<'paper' | 'phone'>('paper')
  const prepared = useCall(
    'get',
    pathOfKind(kind, '/api/quotation/{id}/prepared'),
    { params: { path: { id: document.id }, query: { audience: 'customer' } } },
    { freshMs: 0 },
  )
  return (
    <Dialog title={t('viewAsCustomer')} size="large" onClose={onClose} flush>
      <div className="documents-preview">
        <SegmentedControl
          label={t('look')}
          value={look}
          onChange={setLook}
          options={[
            { value: 'paper', label: t('paper'), icon: IconFileText },
            { value: 'phone', label: t('phoneLook'), icon: IconDeviceMobile },
          ]}
        />
        {prepared.data ? <PaperPage prepared={prepared.data} look={look} /> : <LoadingState lines={8} />}
      </div>
    </Dialog>
  )
}
