import type { ComponentProps } from 'react'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string
  onChange: (value: string) => void
}

/** Text of several lines; grows with what is typed. */
export function TextArea({ value, onChange, className, id, rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl(id)
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={classes('vk-input', className)}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
