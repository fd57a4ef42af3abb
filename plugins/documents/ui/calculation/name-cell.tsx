import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface NameCellProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  value: string
  onType: (text: string) => void
}

/**
 * The name of a line: one line of text that wraps where there is no room. React writes the first text of a controlled text
 * area anew at every letter, and the browser then takes letters back one by one: this one is written only when it differs.
 */
export function NameCell({ value, onType, ...rest }: NameCellProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value
  }, [value])
  return (
    <textarea
      {...rest}
      ref={area}
      rows={1}
      className="documents-cell documents-cell-name"
      data-column="name"
      maxLength={255}
      onChange={event => onType(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  )
}
