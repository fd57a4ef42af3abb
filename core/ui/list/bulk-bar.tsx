import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Icon } from '../define/define-ui.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'

export interface BulkAction<Row> {
  key: string
  label: string
  icon?: Icon
  danger?: boolean
  /** False keeps the selection: the user cancelled. */
  run: (rows: Row[]) => Promise<boolean | undefined> | boolean | undefined
}

export interface BulkBarProps<Row> {
  rows: Row[]
  actions: readonly BulkAction<Row>[]
  clear: () => void
  /** After an action: selection gone, list read again. */
  done: () => void
}

/** What can be done with the selected rows; floats above the end of the list. */
export function BulkBar<Row>({ rows, actions, clear, done }: BulkBarProps<Row>) {
  const t = useCoreT()
  const [busy, setBusy] = useState<string | null>(null)

  async function run(action: BulkAction<Row>): Promise<void> {
    setBusy(action.key)
    try {
      if ((await action.run(rows)) !== false) done()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="vk-bulk" role="toolbar" aria-label={t('selected', { count: rows.length })}>
      <span className="vk-bulk-count" role="status">
        {t('selected', { count: rows.length })}
      </span>
      {actions.map(action => (
        <Button
          key={action.key}
          variant="minimal"
          icon={action.icon}
          busy={busy === action.key}
          className={action.danger ? 'vk-bulk-danger' : undefined}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <IconButton icon={IconX} label={t('clearSelection')} onClick={clear} />
    </div>
  )
}
