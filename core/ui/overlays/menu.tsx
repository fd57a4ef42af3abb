import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { NoScreenActions, useScreenAction } from '../buttons/screen-actions.tsx'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import { Popover, type PopoverProps } from './popover.tsx'
import './menu.css'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: Icon
  /** A second line, or text at the right. */
  note?: ReactNode
  /** Address: the item is a link. */
  to?: string
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** One of several: shows a check mark. */
  checked?: boolean
  hotkey?: string
}

export interface MenuSection {
  title?: string
  items: MenuItem[]
}

export interface MenuProps extends Pick<PopoverProps, 'placement' | 'fill'> {
  /** The button that opens it. */
  children: ReactElement
  label: string
  items?: MenuItem[]
  sections?: MenuSection[]
  /** Above the items: who is signed in. */
  header?: ReactNode
  /** Open from the start, for a button that was pressed before what it offers was known. */
  startOpen?: boolean
}

/** A menu behind a button: arrows walk through it, letters jump, Escape closes. */
export function Menu({ children, label, items, sections, header, placement, fill, startOpen = false }: MenuProps) {
  const [open, setOpen] = useState(startOpen)
  const shown = sections ?? [{ items: items ?? [] }]
  useScreenAction(
    shown.flatMap(section => section.items.flatMap(offerOf)),
    'menus',
  )
  return (
    <NoScreenActions>
      <Popover
        open={open}
        onOpenChange={setOpen}
        placement={placement}
        fill={fill}
        content={<MenuList label={label} sections={shown} header={header} close={() => setOpen(false)} />}
      >
        {children}
      </Popover>
    </NoScreenActions>
  )
}

const offerOf = ({ label, icon, to, onSelect, disabled }: MenuItem) =>
  typeof label === 'string' && !disabled ? [{ label, icon, to, run: onSelect }] : []

function MenuList({
  label,
  sections,
  header,
  close,
}: {
  label: string
  sections: MenuSection[]
  header?: ReactNode
  close: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
  }, [])
  return (
    <div className="vk-menu">
      {header && <div className="vk-menu-header">{header}</div>}
      <div role="menu" aria-label={label} ref={list} tabIndex={-1} onKeyDown={event => walk(event, list.current)}>
        {sections
          .filter(section => section.items.length > 0)
          .map((section, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a group inside a menu is no fieldset
            <div role="group" className="vk-menu-section" aria-label={section.title} key={section.title ?? place}>
              {section.title && <div className="vk-menu-title">{section.title}</div>}
              {section.items.map(({ key, ...item }) => (
                <Item key={key} {...item} close={close} />
              ))}
            </div>
          ))}
      </div>
    </div>
  )
}

function Item({
  label,
  icon: Glyph,
  note,
  to,
  onSelect,
  danger,
  disabled,
  checked,
  hotkey,
  close,
}: Omit<MenuItem, 'key'> & { close: () => void }) {
  const content = (
    <>
      {Glyph && <Glyph size={16} stroke={1.75} />}
      <span className="vk-menu-label">{label}</span>
      {note && <span className="vk-menu-note">{note}</span>}
      {hotkey && <kbd className="vk-kbd">{hotkey}</kbd>}
      {checked && <IconCheck size={16} stroke={1.75} />}
    </>
  )
  const className = classes('vk-menu-item', danger && 'vk-menu-item-danger')
  if (to !== undefined && !disabled) {
    return (
      <Link role="menuitem" tabIndex={-1} className={className} to={to} onClick={close}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      tabIndex={-1}
      className={className}
      disabled={disabled}
      onClick={() => {
        close()
        onSelect?.()
      }}
    >
      {content}
    </button>
  )
}

function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  if (!list) return
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const target = targetOf(event.key, items, at)
  if (!target) return
  event.preventDefault()
  target.focus()
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
