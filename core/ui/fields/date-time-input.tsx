import { formatDate, formatTime, parseDate } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { fromAmsterdam } from './amsterdam-time.ts'
import { DateInput } from './date-input.tsx'
import './date-time-input.css'

export interface DateTimeInputProps {
  /** ISO moment, or null. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  label?: string
}

/** A day and a time in the time of the work (Europe/Amsterdam), kept as a moment. */
export function DateTimeInput({ value, onChange, onBlur, disabled, label }: DateTimeInputProps) {
  const t = useCoreT()
  const day = value === null ? null : parseDate(formatDate(value))
  const time = value === null ? '' : formatTime(value)
  const named = (part: string): string => (label ? `${label}: ${part}` : part)
  return (
    <div className="vk-date-time">
      <DateInput
        value={day}
        disabled={disabled}
        aria-label={named(t('date'))}
        onBlur={onBlur}
        onChange={next => onChange(next === null ? null : fromAmsterdam(next, time || '09:00'))}
      />
      <input
        type="time"
        className="vk-input"
        aria-label={named(t('time'))}
        value={time}
        disabled={disabled || day === null}
        onBlur={onBlur}
        onChange={event => day !== null && event.target.value && onChange(fromAmsterdam(day, event.target.value))}
      />
    </div>
  )
}
