import { useRef } from 'react'
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
  /** Takes what was typed and is no date, for a form that says so itself and does not send it. */
  onUnreadable?: (text: string) => void
  onBlur?: () => void
  disabled?: boolean
  label?: string
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

/** A day and a time in the time of the company, kept as a moment. */
export function DateTimeInput({ value, onChange, onUnreadable, onBlur, disabled, label }: DateTimeInputProps) {
  const t = useCoreT()
  const isRead = value !== null && MOMENT.test(value)
  const day = isRead ? dayAt(value) : null
  const time = isRead ? formatTime(value) : ''
  // The time of a day that is mended is the one that stood beside it.
  const kept = useRef(time)
  if (isRead) kept.current = time
  const named = (part: string): string => (label ? `${label}: ${part}` : part)
  return (
    <div className="vk-date-time">
      <DateInput
        value={isRead ? day : value}
        disabled={disabled}
        aria-label={named(t('date'))}
        onBlur={onBlur}
        onUnreadable={onUnreadable}
        onChange={next => onChange(next === null ? null : momentAt(next, kept.current || '09:00'))}
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
