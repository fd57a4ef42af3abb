import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> {
  checked: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
  help?: ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A choice that is saved with the form. For an instant effect use `Switch`. */
export function Checkbox({
  checked,
  onChange,
  children,
  help,
  indeterminate = false,
  className,
  id,
  ...rest
}: CheckboxProps) {
  const control = useFieldControl(id)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes('vk-check', className)}>
      <input
        {...control}
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      {children !== undefined && (
        <span>
          {children}
          {help && <span className="vk-check-help">{help}</span>}
        </span>
      )}
    </label>
  )
}
