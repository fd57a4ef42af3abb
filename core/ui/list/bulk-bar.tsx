import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useBatch } from '../batch/use-batch.tsx'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Icon } from '../define/define-ui.ts'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { inBulk } from '../query/resource-calls.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { namedBy } from './named-by.ts'
import { runMany } from './run-many.tsx'
import { mostSelected } from './use-selection.ts'
import './bulk-bar.css'

export interface BulkAction<Row> {
  key: string
  label: string
  icon?: Icon
  danger?: boolean
  /** What it would do, told before anything happens; the user goes on or not. */
  preview?: (rows: Row[]) => Promise<string> | string
  /** All rows at once. False keeps the selection: the user cancelled. */
  run?: (rows: Row[]) => Promise<boolean | undefined> | boolean | undefined
  /** Instead of `run`: one row at a time, with progress, a way to stop and a list of what failed. */
  each?: (row: Row) => Promise<unknown>
  /** Instead of `run`: a call that takes `ids` and `dry_run`; tried first, then followed as batches of the server. */
  batch?: BulkBatch
}

export interface BulkBatch {
  path: string
  question: (count: number) => string
  /** Told under the question, when it can be done to all. */
  text?: string
  /** Told afterwards. */
  done: (count: number) => string
}

export interface BulkBarProps<Row> {
  rows: Row[]
  /** Rows in the whole list; with `more` there are others that nobody counted. */
  total: number
  more?: boolean
  actions: readonly BulkAction<Row>[]
  nameOf: (row: Row) => string
  numberOf: (row: Row) => number
  /** The rows in the plural: "relaties". */
  what: string
  selectFirst: (count: number) => Promise<void>
  clear: () => void
  /** After an action: selection gone, list read again. */
  done: () => void
}

/** What can be done with the selected rows; floats above the end of the list. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { rows, total, more, actions, nameOf, selectFirst, clear, done } = props
  const t = useCoreT()
  const [busy, setBusy] = useState<string | null>(null)
  const most = Math.min(total, mostSelected)
  const { followParts, progress } = useBatch()
  const [going, setGoing] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null)

  async function start(action: BulkAction<Row>): Promise<void> {
    setBusy(action.key)
    try {
      if (action.preview && !(await agreed(action))) return
      if (action.each) setGoing({ action, rows })
      else if (action.batch) {
        if (await inBatches(action.label, action.batch)) done()
      } else if ((await action.run?.(rows)) !== false) done()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(null)
    }
  }

  async function agreed(action: BulkAction<Row>): Promise<boolean> {
    const text = await action.preview?.(rows)
    return confirm({ title: action.label, text, verb: t('bulkGo'), danger: action.danger })
  }

  /** False when nothing was done. */
  async function inBatches(verb: string, { path, done: told, ...asked }: BulkBatch): Promise<boolean> {
    const handled = await runMany({
      ids: rows.map(props.numberOf),
      what: props.what,
      calls: inBulk(path),
      ...asked,
      verb,
      removes: false,
      nameOf: namedBy(rows, props.numberOf, nameOf),
      follow: parts => followParts(parts, verb),
    })
    if (handled) toast(told(handled.length))
    return handled !== null
  }

  function takeMost(): void {
    setBusy('all')
    selectFirst(most)
      .catch(toastProblem)
      .finally(() => setBusy(null))
  }

  return (
    <div className="vk-bulk" role="toolbar" aria-label={t('selected', { count: rows.length })}>
      <span className="vk-bulk-count" role="status">
        {t('selected', { count: rows.length })}
      </span>
      {rows.length < most && (
        <Button
          variant="minimal"
          className="vk-bulk-all"
          busy={busy === 'all'}
          disabled={busy !== null && busy !== 'all'}
          onClick={takeMost}
        >
          {t(more || most < total ? 'selectFirst' : 'selectAll', { count: formatNumber(most) })}
        </Button>
      )}
      {actions.map(action => (
        <Button
          key={action.key}
          variant="minimal"
          icon={action.icon}
          busy={busy === action.key}
          // While all rows are being chosen, an action would take those that were chosen before.
          disabled={busy !== null && busy !== action.key}
          className={action.danger ? 'vk-bulk-danger' : undefined}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <IconButton icon={IconX} label={t('clearSelection')} onClick={clear} />
      {progress}
      {going?.action.each && (
        <BulkProgress
          title={going.action.label}
          rows={going.rows}
          each={going.action.each}
          nameOf={nameOf}
          onEnd={() => {
            setGoing(null)
            done()
          }}
        />
      )}
    </div>
  )
}
