import { confirm, lazyPart, toast, useT } from '@core/ui'
import { type BulkAction, inParts, Refusals, undoBatches, useBatch } from '@core/ui/lists'
import { IconArrowRight, IconTag, IconUserShare } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useBeginWork } from '../flow/use-begin-work'
import { type BulkChange, type Changed, startChange } from './bulk-change'

const BulkEditModal = lazyPart(async () => ({ default: (await import('./bulk-edit-modal')).BulkEditModal }))

interface BulkEditOptions<Row> {
  of: Changed
  /** What can be changed, in this order. */
  offers: readonly BulkChange['what'][]
  /** What a row is called, for those that stay as they are. */
  nameOf: (row: Row) => string
}

interface Asked {
  what: BulkChange['what']
  ids: readonly number[]
  begun: (batches: Begun | null) => void
}

/** The first batch is under way; the others follow, for the server takes only so many records at once. */
interface Begun {
  change: BulkChange
  first: { batchId: number }
}

/**
 * Handler, labels and stage of many records at once: asked first, then batches with progress, that can be stopped, and
 * put back with a click (R-BATCH-004, R-FLOW-026 to R-FLOW-028).
 */
export function useBulkEdit<Row extends { id: number }>({
  of,
  offers,
  nameOf,
}: BulkEditOptions<Row>): {
  actions: BulkAction<Row>[]
  layer: ReactNode
} {
  const t = useT('crm')
  const { followParts, progress } = useBatch()
  const mayBegin = useBeginWork()
  const [asked, setAsked] = useState<Asked | null>(null)

  async function edit(what: BulkChange['what'], rows: readonly Row[]): Promise<boolean> {
    const ids = rows.map(({ id }) => id)
    const begun = await new Promise<Begun | null>(answer => setAsked({ what, ids, begun: answer }))
    setAsked(null)
    if (!begun) return false
    const parts = inParts(ids).map((part, at) => ({
      count: part.length,
      start: async () => (at === 0 ? begun.first : startChange(of, begun.change, part)),
    }))
    const ended = await followParts(parts, looks[what].label)
    const refused = ended.flatMap(batch => batch.refused)
    const possible = ended.reduce((sum, batch) => sum + batch.done, 0) - refused.length
    for (const { failedMessage } of ended) if (failedMessage) toast(failedMessage, { tone: 'danger' })
    const names = new Map(rows.map(row => [row.id, nameOf(row)]))
    const called = { what: t(`${of}sLower`), nameOf: (id: number) => names.get(id) }
    const undo = () => undoBatches(ended, called)
    toast(t(`${of}sChanged`, { count: possible }), possible > 0 ? { undo } : {})
    if (refused.length > 0) {
      const told = { ...called, possible, refused, removes: false }
      await confirm({ title: t('notAllChanged'), text: <Refusals {...told} />, verb: t('understood') })
    }
    return true
  }

  const looks = {
    handler: { label: t('field.flow.user_id'), icon: IconUserShare },
    tags: { label: t('field.tags'), icon: IconTag },
    status: { label: t('stage'), icon: IconArrowRight },
  }
  return {
    actions: offers.map(what => ({ key: what, ...looks[what], run: rows => edit(what, rows) })),
    layer: (
      <>
        {asked && (
          <BulkEditModal
            of={of}
            what={asked.what}
            count={asked.ids.length}
            onStart={async change => {
              if (change.what === 'status' && !(await mayBegin(asked.ids, change.status))) return asked.begun(null)
              const [part = []] = inParts(asked.ids)
              asked.begun({ change, first: await startChange(of, change, part) })
            }}
            onClose={() => asked.begun(null)}
          />
        )}
        {progress}
      </>
    ),
  }
}
