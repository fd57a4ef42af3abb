import { type ReactNode, useState } from 'react'
import { NoScreenActions, useScreenAction } from '../buttons/screen-actions.tsx'
import type { Icon } from '../define/define-ui.ts'
import { MenuList } from './menu-list.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: Icon
  /** A second line, or text at the right. */
  note?: ReactNode
  /** Address: the item is a link. */
  to?: string
  onSelect?: () => void
  /** Instead of `to` or `onSelect`: what there is to choose behind it, in a column beside it. */
  items?: MenuItem[]
  danger?: boolean
  disabled?: boolean
  /** One of several: shows a check mark. */
  checked?: boolean
  /** Key that chooses it while the menu is open. */
  hotkey?: string
}

export interface MenuSection {
  title?: string
  items: MenuItem[]
}

export interface MenuProps extends Pick<PopoverProps, 'children' | 'placement' | 'fill'> {
  label: string
  items?: MenuItem[]
  sections?: MenuSection[]
  /** Above the items: who is signed in. */
  header?: ReactNode
  /** Open from the start, for a button that was pressed before what it offers was known. */
  startOpen?: boolean
}

/** A menu behind a button: arrows walk through it and into what is behind an item, letters jump, Escape closes. */
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

interface Offer {
  label: string
  icon?: Icon | undefined
  to?: string | undefined
  run?: (() => void) | undefined
}

/** What the palette offers of an item: what is behind it by both names. */
function offerOf({ label, icon, to, onSelect, disabled, items }: MenuItem): Offer[] {
  if (typeof label !== 'string' || disabled) return []
  if (items) return items.flatMap(offerOf).map(offer => ({ ...offer, icon, label: `${label}: ${offer.label}` }))
  return [{ label, icon, to, run: onSelect }]
}
