import { IconChevronDown } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { Menu, type MenuProps } from '../overlays/menu.tsx'
import { classes } from '../styles/classes.ts'
import type { ButtonLook } from './button.tsx'
import { IconButton } from './icon-button.tsx'

interface SplitButtonProps
  extends Pick<ButtonLook, 'variant' | 'fill'>,
    Pick<MenuProps, 'label' | 'items' | 'sections' | 'placement'> {
  /** The button for what is done most, which may open a menu of its own; null where there is none, or not yet. */
  children: ReactElement | null
  /** Opens the menu as long as no button is beside it: what was pressed stays open when that comes. */
  alone?: ReactElement
}

/** A button, and behind an arrow beside it what else there is to choose; `label` names the arrow. */
export function SplitButton({ children, variant = 'default', fill, label, alone, ...menu }: SplitButtonProps) {
  const split = children !== null || !alone
  return (
    <span className={classes(split ? 'vk-split' : 'vk-split-alone', fill && 'vk-split-fill')}>
      {children}
      <Menu label={label} {...menu}>
        {split ? <IconButton variant={variant} icon={IconChevronDown} label={label} /> : alone}
      </Menu>
    </span>
  )
}
