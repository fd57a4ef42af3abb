import type { ComponentProps, ReactNode, Ref } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'ref'> {
  value: string
  onChange: (value: string) => void
  icon?: Icon
  /** Inside the field at the right: a unit, a small button. */
  unit?: ReactNode
  size?: 'medium' | 'large'
  ref?: Ref<HTMLInputElement>
}

export function TextInput({
  value,
  onChange,
  icon: Glyph,
  unit,
  size,
  className,
  id,
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = useFieldControl(id)
  return (
    <div className={classes('vk-input', size === 'large' && 'vk-input-large', className)}>
      {Glyph && <Glyph size={16} stroke={1.75} />}
      <input {...control} {...rest} type={type} value={value} onChange={event => onChange(event.target.value)} />
      {typeof unit === 'string' ? <span className="vk-input-unit">{unit}</span> : unit}
    </div>
  )
}
