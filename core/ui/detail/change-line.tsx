import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import './history.css'

interface ChangeLineProps {
  label: string
  before: ReactNode
  after: ReactNode
  onUndo?: (() => void) | undefined
}

/** One field that changed: what stood there, and what stands there now. */
export function ChangeLine({ label, before, after, onUndo }: ChangeLineProps) {
  const t = useCoreT()
  return (
    <div className="vk-history-change">
      <span className="vk-history-field">{label}</span>
      {before !== undefined && after !== undefined && (
        <span className="vk-history-values">
          <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
        </span>
      )}
      {onUndo && (
        <Button size="small" variant="minimal" icon={IconArrowBackUp} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
