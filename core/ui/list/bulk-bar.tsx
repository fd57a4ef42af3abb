import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Icon } from '../define/define-ui.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { BulkProgress } from './bulk-progress.tsx'
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
}

export interface BulkBarProps<Row> {
  rows: Row[]
  /** Rows in the whole list; with `more` there are others that nobody counted. */
  total: number
  more?: boolean
  actions: readonly BulkAction<Row>[]
  nameOf: (row: Row) => string
  selectFirst: (count: number) => Promise<void>
  clear: () => void
  /** After an action: selection gone, list read again. */
  done: () => void
}

/** What can be done with the selected rows; floats above the end of the list. */
export function BulkBar<Row>({ rows, total, more, actions, nameOf, selectFirst, clear, done }: BulkBarProps<Row>) {
  const t = useCoreT()
  const [busy, setBusy] = useState<string | null>(null)
  const most = Math.min(total, mostSelected)
  const [going, setGoing] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null)

  async function start(action: BulkAction<Row>): Promise<void> {
    setBusy(action.key)
    try {
      if (action.preview && !(await agreed(action))) return
      if (action.each) setGoing({ action, rows })
      else if ((await action.run?.(rows)) !== false) done()
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
        <Button variant="minimal" className="vk-bulk-all" busy={busy === 'all'} onClick={takeMost}>
          {t(more || most < total ? 'selectFirst' : 'selectAll', { count: formatNumber(most) })}
        </Button>
      )}
      {actions.map(action => (
        <Button
          key={action.key}
          variant="minimal"
          icon={action.icon}
          busy={busy === action.key}
          className={action.danger ? 'vk-bulk-danger' : undefined}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <IconButton icon={IconX} label={t('clearSelection')} onClick={clear} />
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
