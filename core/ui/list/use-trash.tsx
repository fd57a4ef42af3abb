import { IconRestore, IconTrashX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useBatch } from '../batch/use-batch.tsx'
import { Button } from '../buttons/button.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { formatListed } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import type { Column } from '../grid/column.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import type { MenuItem } from '../overlays/menu.tsx'
import { refreshCalls } from '../query/query-client.ts'
import { type BatchState, resourceCalls } from '../query/resource-calls.ts'
import type { BulkAction } from './bulk-bar.tsx'
import { namedBy } from './named-by.ts'
import { Refusals } from './refusals.tsx'
import { restoreAll } from './restore-all.ts'
import { runMany } from './run-many.tsx'

/** Of as many that stay the names are asked for. */
const NAMED = 25

interface Trash<Row> {
  /** The columns of the list, with behind the name when it was deleted. */
  withColumn: (columns: readonly Column<Row>[]) => Column<Row>[]
  rowActions: (row: Row) => MenuItem[]
  bulkActions: readonly BulkAction<Row>[]
  /** Asks what to do with one row, for who has no menu per row: a phone. */
  open: (row: Row) => void
  empty: () => Promise<void>
  /** What it shows over the list. */
  layer: ReactNode
}

/** What can be done in the trash of a list: restore, delete for good, empty (R-FLOW-014, R-REL-002, R-REL-014). */
export function useTrash<Row>(
  resource: string,
  what: string,
  idOf: (row: Row) => number,
  nameOf: (row: Row) => string,
): Trash<Row> {
  const t = useCoreT()
  const calls = resourceCalls(resource)
  const { follow, followParts, progress } = useBatch()
  const [opened, setOpened] = useState<Row | null>(null)

  async function restore(row: Row): Promise<void> {
    await calls.restore(idOf(row))
    toast(t('restored', { name: nameOf(row) }))
  }

  async function destroy(row: Row): Promise<void> {
    const title = t('destroyTitle', { name: nameOf(row) })
    if (!(await confirm({ title, text: t('destroyText'), verb: t('destroy'), danger: true }))) return
    await calls.destroy(idOf(row))
    toast(t('destroyed', { name: nameOf(row) }))
  }

  async function destroyAll(rows: readonly Row[]): Promise<boolean> {
    const gone = await runMany({
      ids: rows.map(idOf),
      what,
      calls: calls.destroyMany,
      question: count => t('destroyMany', { count, what }),
      text: t('destroyText'),
      verb: t('destroy'),
      removes: true,
      nameOf: namedBy(rows, idOf, nameOf),
      follow: parts => followParts(parts, t('destroy')),
    })
    if (gone) toast(t('destroyedCount', { count: gone.length, what }))
    return gone !== null
  }

  function run(act: (row: Row) => Promise<void>, row: Row): void {
    setOpened(null)
    act(row)
      .catch(toastProblem)
      .finally(() => void refreshCalls('/api'))
  }

  async function empty(): Promise<void> {
    const { deletable, kept, refused } = await calls.wouldEmpty()
    const rows = (kept ? await calls.trashed(refused.slice(0, NAMED).map(({ id }) => id)) : []) as Row[]
    const named = namedBy(rows, idOf, nameOf)
    const staying = <Refusals what={what} possible={deletable} refused={refused} kept={kept} removes nameOf={named} />
    if (kept && !deletable) {
      await confirm({ title: t('removeNone'), text: staying, verb: t('close') })
      return
    }
    const agreed = await confirm({
      title: t('emptyTrashTitle'),
      text: kept ? staying : t('emptyTrashText', { what }),
      verb: t('emptyTrash'),
      danger: true,
    })
    if (!agreed) return
    const ended = await calls
      .emptyTrash()
      .then(({ batchId }) => follow(batchId, t('emptyTrash')))
      .catch(toastProblem)
    // What is gone is gone from the list before anything is told of what stays.
    await refreshCalls('/api')
    if (ended) tellEmptied(ended)
  }

  function tellEmptied({ done, refused, failedMessage }: BatchState): void {
    if (failedMessage) toast(failedMessage, { tone: 'danger' })
    else if (refused.length === 0) toast(t('trashEmptied'))
    else toast(t('trashKept', { gone: formatNumber(done - refused.length), kept: formatNumber(refused.length) }))
  }

  return {
    withColumn: ([first, ...others]) => [
      ...(first ? [first] : []),
      {
        field: 'deleted_at',
        header: t('deletedAt'),
        width: 150,
        phone: 'aside',
        render: row => formatListed((row as { deleted_at?: string | null }).deleted_at ?? null),
      },
      ...others.map(column => (column.phone === 'aside' ? { ...column, phone: undefined } : column)),
    ],
    rowActions: row => [
      { key: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => run(restore, row) },
      { key: 'destroy', label: t('destroy'), icon: IconTrashX, danger: true, onSelect: () => run(destroy, row) },
    ],
    bulkActions: [
      {
        key: 'restore',
        label: t('restore'),
        icon: IconRestore,
        run: async rows => {
          await restoreAll(resource, rows.map(idOf), parts => followParts(parts, t('restore')))
          return true
        },
      },
      {
        key: 'destroy',
        label: t('destroy'),
        icon: IconTrashX,
        danger: true,
        run: destroyAll,
      },
    ],
    open: setOpened,
    empty,
    layer: (
      <>
        {progress}
        {opened && (
          <Dialog
            title={nameOf(opened)}
            size="small"
            onClose={() => setOpened(null)}
            footer={
              <>
                <Button variant="danger-outline" icon={IconTrashX} onClick={() => run(destroy, opened)}>
                  {t('destroy')}
                </Button>
                <Button variant="primary" icon={IconRestore} onClick={() => run(restore, opened)}>
                  {t('restore')}
                </Button>
              </>
            }
          >
            {t('trashRowText')}
          </Dialog>
        )}
      </>
    ),
  }
}
