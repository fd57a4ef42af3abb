import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from '../styles/classes.ts'
import { Count } from './tag.tsx'
import './tabs.css'

export interface Tab<Key extends string = string> {
  key: Key
  title: ReactNode
  count?: number
  attention?: boolean
}

export interface TabsProps<Key extends string> {
  tabs: readonly Tab<Key>[]
  active: Key
  onChange: (key: Key) => void
  label: string
  /** Content of the active tab. */
  children?: ReactNode
  className?: string
}

/** Tabs under a header; arrows walk, and the address keeps the active one when the screen puts it there. */
export function Tabs<Key extends string>({ tabs, active, onChange, label, children, className }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function key(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = tabs.findIndex(tab => tab.key === active)
    const next = tabs.at((at + step) % tabs.length)
    if (!next) return
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
  }

  return (
    <>
      <div className={classes('vk-tabs', className)} role="tablist" aria-label={label} ref={list} onKeyDown={key}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            className="vk-tab"
            aria-selected={tab.key === active}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.title}
            {tab.count !== undefined && tab.count > 0 && <Count attention={tab.attention}>{tab.count}</Count>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div className="vk-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
          {children}
        </div>
      )}
    </>
  )
}
