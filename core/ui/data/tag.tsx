import type { ReactNode } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import './tag.css'

/** A colour that means what its owner makes of it: `var(--hue-violet)`, with `-text` and `-soft` for what stands on it. */
export type Tint = 'slate' | 'amber' | 'violet' | 'blue' | 'green' | 'magenta' | 'red'

/** A colour with a meaning of its own, or a tint. */
export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info' | Tint

export interface TagProps {
  children: ReactNode
  /** Without a tone it is an outlined label. */
  tone?: Tone
  icon?: Icon
  className?: string
}

/** A word in a box: a label (outlined) or a meaning (soft colour). Colour never says it alone. */
export function Tag({ children, tone, icon: Glyph, className }: TagProps) {
  return (
    <span className={classes('vk-tag', tone ? `vk-tone-${tone}` : 'vk-tag-label', className)}>
      {Glyph && <Glyph size={14} stroke={1.75} />}
      {children}
    </span>
  )
}

/** A count behind a title or a tab; `attention` is the red one. */
export function Count({ children, attention }: { children: ReactNode; attention?: boolean }) {
  return <span className={classes('vk-count', attention && 'vk-count-attention')}>{children}</span>
}
