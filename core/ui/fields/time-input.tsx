import { useState } from 'react'
import { parseTime } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { useBelow } from '../styles/use-below.ts'
import { useFieldControl } from './field.tsx'

export interface TimeInputProps {
  /** `hh:mm`; empty when there is none. */
  value: string
  /** A whole time, or empty once all of it is gone. */
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  id?: string
  className?: string
  'aria-label'?: string
}

/**
 * A time of 24 hours, typed as 9, 930 or 9:30. A browser in another language would ask it with AM and PM; the wheel of a
 * phone follows the phone, as people are used to there.
 */
export function TimeInput({ value, onChange, onBlur, id, className, ...rest }: TimeInputProps) {
  const t = useCoreT()
  const control = useFieldControl(id)
  const phone = useBelow(768)
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    const time = parseTime(text)
    if (time !== null || text.trim() === '') onChange(time ?? '')
  }

  return (
    <input
      {...control}
      {...rest}
      type={phone ? 'time' : 'text'}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('timePlaceholder')}
      className={classes('vk-input', className)}
      value={typed ?? value}
      onChange={event => type(event.target.value)}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
