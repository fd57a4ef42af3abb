import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { formatDate, parseDate } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { NotRead, useFieldControl } from './field.tsx'
import './date-input.css'

export interface DateInputProps {
  /** `yyyy-mm-dd`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** Takes what was typed and is no date, for a form that says so itself; else it is said below the field. */
  onUnreadable?: (text: string) => void
  onBlur?: () => void
  min?: string
  max?: string
  disabled?: boolean
  id?: string
  className?: string
  'aria-label'?: string
}

/** A date, typed as dd-mm-jjjj or picked from the calendar of the device. What is no date stays, to be mended. */
export function DateInput({ value, onChange, onUnreadable, onBlur, min, max, id, className, ...rest }: DateInputProps) {
  const t = useCoreT()
  const control = useFieldControl(id)
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  function type(text: string): void {
    setTyped(text)
    const date = parseDate(text)
    if (date !== null || text.trim() === '') onChange(date)
    else onUnreadable?.(text)
  }
  const given = value === null ? '' : isDate(value) ? formatDate(value) : value
  const isWrong = typed !== null && !focused && typed.trim() !== '' && parseDate(typed) === null

  return (
    <>
      <div className={classes('vk-input vk-date', className)}>
        <input
          {...control}
          {...rest}
          aria-invalid={isWrong || control['aria-invalid']}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('datePlaceholder')}
          value={typed ?? given}
          onChange={event => type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false)
            if (onUnreadable || !typed?.trim() || parseDate(typed)) setTyped(null)
            onBlur?.()
          }}
        />
        <button
          type="button"
          className="vk-input-button"
          aria-label={t('pickDate')}
          title={t('pickDate')}
          disabled={rest.disabled}
          onClick={() => picker.current?.showPicker()}
        >
          <IconCalendar size={16} stroke={1.75} />
        </button>
        <input
          ref={picker}
          className="vk-date-picker"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={value?.slice(0, 10) ?? ''}
          onChange={event => {
            setTyped(null)
            onChange(event.target.value || null)
          }}
        />
      </div>
      {isWrong && !onUnreadable && <NotRead text={t('errorDate')} />}
    </>
  )
}

const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d/.test(value)
