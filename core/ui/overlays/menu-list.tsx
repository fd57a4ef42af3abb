import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../styles/classes.ts'
import type { MenuItem, MenuSection } from './menu.tsx'
import './menu.css'

/** The items that somebody can choose. */
const CHOOSABLE = '[role^="menuitem"]:not(:disabled)'

interface MenuListProps {
  label: string
  sections: readonly MenuSection[]
  header?: ReactNode
  close: () => void
  /** Of a column beside another one: gives the focus back to the item that it is behind. */
  leave?: () => void
}

/** The items of a menu, and beside them what is behind the one that was opened. */
export function MenuList({ label, sections, header, close, leave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ key: string; byChoice: boolean } | null>(null)
  const behind = sections.flatMap(({ items }) => items).find(({ key }) => key === opened?.key)
  useEffect(() => {
    if (!leave) focusFirst(list.current)
  }, [leave])

  /** What was chosen stays, wherever the pointer goes on its way there. */
  function open({ key, items }: MenuItem, byChoice: boolean): void {
    if (byChoice || !opened?.byChoice) setOpened(items ? { key, byChoice } : null)
  }

  function walk(event: KeyboardEvent): void {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(CHOOSABLE) ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const chosen = items.find(item => item.getAttribute('aria-keyshortcuts')?.toLowerCase() === event.key.toLowerCase())
    if (event.key === 'ArrowLeft' && leave) leave()
    else if (event.key === 'ArrowRight' && items[at]?.hasAttribute('aria-haspopup')) items[at].click()
    else if (chosen) chosen.click()
    else {
      const target = targetOf(event.key, items, at)
      if (!target) return
      target.focus()
    }
    event.preventDefault()
  }

  return (
    <div className="vk-menu-columns">
      <div className="vk-menu">
        {header && <div className="vk-menu-header">{header}</div>}
        <div role="menu" aria-label={label} ref={list} tabIndex={-1} onKeyDown={walk}>
          {sections
            .filter(section => section.items.length > 0)
            .map((section, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a group inside a menu is no fieldset
              <div role="group" className="vk-menu-section" aria-label={section.title} key={section.title ?? place}>
                {section.title && <div className="vk-menu-title">{section.title}</div>}
                {section.items.map(({ key, ...item }) => (
                  <Item
                    key={key}
                    {...item}
                    name={key}
                    close={close}
                    opened={key === opened?.key}
                    open={byChoice => open({ key, ...item }, byChoice)}
                  />
                ))}
              </div>
            ))}
        </div>
      </div>
      {behind?.items && (
        <Behind
          key={behind.key}
          label={typeof behind.label === 'string' ? behind.label : label}
          items={behind.items}
          takesFocus={opened?.byChoice ?? false}
          close={close}
          leave={() => {
            setOpened(null)
            list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(behind.key)}"]`)?.focus()
          }}
        />
      )}
    </div>
  )
}

interface BehindProps {
  label: string
  items: MenuItem[]
  takesFocus: boolean
  close: () => void
  leave: () => void
}

/** The column beside an item. */
function Behind({ label, items, takesFocus, close, leave }: BehindProps) {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) focusFirst(column.current)
  }, [takesFocus])
  return (
    <div ref={column} className="vk-menu-behind">
      <MenuList label={label} sections={[{ title: label, items }]} close={close} leave={leave} />
    </div>
  )
}

/** What is chosen already comes first. */
const focusFirst = (list: HTMLElement | null) =>
  (list?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list?.querySelector<HTMLElement>(CHOOSABLE))?.focus()

interface ItemProps extends Omit<MenuItem, 'key'> {
  name: string
  close: () => void
  opened: boolean
  /** Shows what is behind it, or that there is nothing. */
  open: (byChoice: boolean) => void
}

function Item(props: ItemProps) {
  const { name, label, icon: Glyph, note, to, onSelect, items, danger, disabled, checked, hotkey, close, open } = props
  const content = (
    <>
      {Glyph && <Glyph size={16} stroke={1.75} />}
      <span className="vk-menu-label">{label}</span>
      {note && <span className="vk-menu-note">{note}</span>}
      {checked && <IconCheck size={16} stroke={1.75} />}
      {hotkey && <kbd className="vk-kbd">{hotkey}</kbd>}
      {items && <IconChevronRight size={16} stroke={1.75} />}
    </>
  )
  const shared = {
    className: classes('vk-menu-item', danger && 'vk-menu-item-danger'),
    tabIndex: -1,
    'aria-keyshortcuts': hotkey,
    onMouseEnter: () => open(false),
  }
  if (to !== undefined && !disabled) {
    return (
      <Link role="menuitem" {...shared} to={to} onClick={close}>
        {content}
      </Link>
    )
  }
  const role = items
    ? ({ role: 'menuitem', 'aria-haspopup': 'menu', 'aria-expanded': props.opened } as const)
    : checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': checked } as const)
  return (
    <button
      type="button"
      {...shared}
      {...role}
      data-item={name}
      disabled={disabled}
      onClick={() => {
        if (items) {
          open(true)
          return
        }
        close()
        onSelect?.()
      }}
    >
      {content}
    </button>
  )
}

function targetOf(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLowerCase()
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(item =>
    item.textContent?.trim().toLowerCase().startsWith(letter),
  )
}
