import { dayAt, momentAt } from '../format/clock.ts'
import { formatTime } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { DateInput } from './date-input.tsx'
import { TimeInput } from './time-input.tsx'
import './date-time-input.css'

export interface DateTimeInputProps {
  /** ISO moment, or null. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  label?: string
}

/** A day and a time in the time of the company, kept as a moment. */
export function DateTimeInput({ value, onChange, onBlur, disabled, label }: DateTimeInputProps) {
  const t = useCoreT()
  const day = value === null ? null : dayAt(value)
  const time = value === null ? '' : formatTime(value)
  const named = (part: string): string => (label ? `${label}: ${part}` : part)
  return (
    <div className="vk-date-time">
      <DateInput
        value={day}
        disabled={disabled}
        aria-label={named(t('date'))}
        onBlur={onBlur}
        onChange={next => onChange(next === null ? null : momentAt(next, time || '09:00'))}
      />
      <TimeInput
        aria-label={named(t('time'))}
        value={time}
        disabled={disabled || day === null}
        onBlur={onBlur}
        onChange={next => day !== null && next && onChange(momentAt(day, next))}
      />
    </div>
  )
}
