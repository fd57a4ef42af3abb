import { IconChevronDown } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { Menu, type MenuProps } from '../overlays/menu.tsx'
import { classes } from '../styles/classes.ts'
import type { ButtonLook } from './button.tsx'
import { IconButton } from './icon-button.tsx'

interface SplitButtonProps
  extends Pick<ButtonLook, 'variant' | 'fill'>,
    Pick<MenuProps, 'label' | 'items' | 'sections' | 'placement'> {
  /** The button for what is done most, which may open a menu of its own. */
  children: ReactElement
}

/** A button, and behind an arrow beside it what else there is to choose; `label` names the arrow. */
export function SplitButton({ children, variant = 'default', fill, label, ...menu }: SplitButtonProps) {
  return (
    <span className={classes('vk-split', fill && 'vk-split-fill')}>
      {children}
      <Menu label={label} {...menu}>
        <IconButton variant={variant} icon={IconChevronDown} label={label} />
      </Menu>
    </span>
  )
}
