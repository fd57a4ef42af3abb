import type { ReactNode } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { HouseDrawing } from './house-drawing.tsx'
import './state.css'

export interface EmptyStateProps {
  /** What is missing: "Nog geen dossiers". */
  title: ReactNode
  /** Why it matters or how it arrives, in one sentence. */
  text?: ReactNode
  /** One primary, one alternative. */
  actions?: ReactNode
  /** The drawing is for first use only; a list without hits shows an icon or nothing. */
  firstUse?: boolean
  icon?: Icon
  /** Set-up steps of the first use, below. */
  children?: ReactNode
  compact?: boolean
}

/** What to do when there is nothing to show. */
export function EmptyState({ title, text, actions, firstUse, icon: Glyph, children, compact }: EmptyStateProps) {
  return (
    <div className="vk-state" data-compact={compact || undefined}>
      {firstUse && <HouseDrawing />}
      {Glyph && (
        <span className="vk-state-icon">
          <Glyph size={28} stroke={1.5} />
        </span>
      )}
      <h2>{title}</h2>
      {text && <p className="vk-state-text">{text}</p>}
      {actions && <div className="vk-state-actions">{actions}</div>}
      {children && <div className="vk-state-steps">{children}</div>}
    </div>
  )
}
