import { type BulkAction, type RowOf, toast, useBatch, useT } from '@core/ui'
import { IconArrowRight, IconTag } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { BulkEditModal } from './bulk-edit-modal'

type Row = RowOf<'/api/flow'>

interface Asked {
  what: 'status' | 'tags'
  ids: readonly number[]
  answer: (batchId: number | null) => void
}

/** Status and labels of many dossiers at once: asked first, then a batch with progress (R-BATCH-004, R-FLOW-026 to R-FLOW-028). */
export function useBulkEdit(): { actions: BulkAction<Row>[]; layer: ReactNode } {
  const t = useT('crm')
  const { follow, progress } = useBatch()
  const [asked, setAsked] = useState<Asked | null>(null)

  async function edit(what: Asked['what'], rows: readonly Row[]): Promise<boolean> {
    const ids = rows.map(({ id }) => id)
    const batchId = await new Promise<number | null>(answer => setAsked({ what, ids, answer }))
    setAsked(null)
    if (batchId === null) return false
    const { done, refused, failedMessage } = await follow(
      batchId,
      t(what === 'tags' ? 'changeTagsOf' : 'changeStatuses'),
    )
    toast(t('flowsChanged', { count: done - refused.length }))
    const [first] = refused
    if (first) toast(t('notChanged', { count: refused.length, message: first.message }), { tone: 'danger' })
    if (failedMessage) toast(failedMessage, { tone: 'danger' })
    return true
  }

  return {
    actions: [
      { key: 'status', label: t('changeStatuses'), icon: IconArrowRight, run: rows => edit('status', rows) },
      { key: 'tags', label: t('changeTagsOf'), icon: IconTag, run: rows => edit('tags', rows) },
    ],
    layer: (
      <>
        {asked && (
          <BulkEditModal
            what={asked.what}
            ids={asked.ids}
            onStarted={asked.answer}
            onClose={() => asked.answer(null)}
          />
        )}
        {progress}
      </>
    ),
  }
}
