import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { Field } from '../fields/field.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import { formatDate } from '../format/date.ts'
import { periodName, periodRange, periods } from '../format/date-presets.ts'
import { formatMoney, formatNumber } from '../format/number.ts'
import { coreText, useCoreT } from '../i18n/use-t.ts'
import { type ListFilter, parametersOf, type RangeKind } from './filter.ts'

interface FilterRangeProps {
  filter: ListFilter & { kind: RangeKind }
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string | null>>) => void
}

/** First and last of a range, both included; for days also the periods that people name. */
export function FilterRange({ filter, values, onChange }: FilterRangeProps) {
  const t = useCoreT()
  const [from = '', to = ''] = parametersOf(filter)
  const ends = [
    { name: from, label: t('rangeFrom') },
    { name: to, label: t('rangeTo') },
  ]
  return (
    <>
      {ends.map(({ name, label }) => (
        <Field key={name} label={label}>
          {filter.kind === 'date' ? (
            <DateInput value={values[name] ?? null} onChange={day => onChange({ [name]: day })} />
          ) : (
            <RangeNumber
              value={values[name] === undefined ? null : Number(values[name])}
              onChange={number => onChange({ [name]: number === null ? null : String(number) })}
              unit={filter.kind === 'money' ? '€' : undefined}
            />
          )}
        </Field>
      ))}
      {filter.kind === 'date' && (
        <div className="vk-row vk-row-wrap">
          {periods.map(period => {
            const range = periodRange(period)
            return (
              <Button
                key={period}
                size="small"
                variant="minimal"
                onClick={() => onChange({ [from]: range.from, [to]: range.until })}
              >
                {periodName(period)}
              </Button>
            )
          })}
        </div>
      )}
    </>
  )
}

interface RangeNumberProps {
  value: number | null
  onChange: (value: number | null) => void
  unit: string | undefined
}

/** Filters when the user is done typing. */
function RangeNumber({ value, onChange, unit }: RangeNumberProps) {
  const [typed, setTyped] = useState(value)
  const done = () => typed !== value && onChange(typed)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        done()
      }}
    >
      <NumberInput value={typed} onChange={setTyped} onBlur={done} unit={unit} />
    </form>
  )
}

/** A range in its chip: "van 1 tot en met 30", or one of the two; null while neither is known. */
export function describeRange(
  filter: ListFilter & { kind: RangeKind },
  values: Readonly<Record<string, string>>,
): string | null {
  const [from, to] = parametersOf(filter).map(name => values[name])
  const spoken = (value: string) =>
    filter.kind === 'date'
      ? formatDate(value)
      : filter.kind === 'money'
        ? formatMoney(Number(value))
        : formatNumber(Number(value))
  if (from && to) return coreText('rangeBetween', { from: spoken(from), to: spoken(to) })
  if (from) return coreText('rangeSince', { from: spoken(from) })
  return to ? coreText('rangeUntil', { to: spoken(to) }) : null
}
