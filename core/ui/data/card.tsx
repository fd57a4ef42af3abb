import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../styles/classes.ts'
import { useStored } from '../theme/use-stored.ts'
import { Count } from './tag.tsx'
import './card.css'

export interface CardProps {
  title?: ReactNode
  count?: number
  /** At the right of the title: small buttons, a remark. */
  actions?: ReactNode
  children?: ReactNode
  /** Content goes edge to edge: lists and tables. */
  flush?: boolean
  /** Name under which this browser remembers that it is folded (R-UI-001). */
  collapsible?: string
  footer?: ReactNode
  className?: string
}

/** A panel with a border and no shadow. */
export function Card({ title, count, actions, children, flush, collapsible, footer, className }: CardProps) {
  const id = useId()
  const [folded, setFolded] = useStored(`folded.${collapsible ?? ''}`, false)
  const closed = collapsible !== undefined && folded
  return (
    <section className={classes('vk-card', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className="vk-card-head">
          <h2 id={id}>
            {collapsible === undefined ? (
              title
            ) : (
              <button type="button" className="vk-card-fold" aria-expanded={!closed} onClick={() => setFolded(!folded)}>
                <IconChevronDown size={16} stroke={1.75} />
                {title}
              </button>
            )}
          </h2>
          {count !== undefined && <Count>{count}</Count>}
          <span className="vk-grow" />
          {actions}
        </header>
      )}
      {!closed && <div className={classes('vk-card-body', flush && 'vk-card-flush')}>{children}</div>}
      {!closed && footer && <footer className="vk-card-foot">{footer}</footer>}
    </section>
  )
}

/** Rows of a flush card; a row with `onClick` or inside a link opens something. */
export function CardRow({ children, selected }: { children: ReactNode; selected?: boolean }) {
  return <div className={classes('vk-card-row', selected && 'vk-card-row-selected')}>{children}</div>
}
