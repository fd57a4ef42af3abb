import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

export interface SwitchProps extends Omit<CheckboxProps, 'indeterminate'> {
  children?: ReactNode
  /** Label left, switch at the right edge: rows of settings. */
  end?: boolean
}

/** On or off with instant effect. For a choice that is saved with the form use `Checkbox`. */
export function Switch({ end, className, ...props }: SwitchProps) {
  return <Checkbox {...props} role="switch" className={classes('vk-switch', end && 'vk-switch-end', className)} />
}
