import { useState } from 'react'
import type { ReferenceTarget } from '../../domain/field-description.ts'
import { type Choice, Combobox, type ComboboxProps } from '../fields/combobox.tsx'
import { findRecords, nameOfChoice, useRecordName } from './referred-record.ts'

interface ReferenceInputProps extends Omit<ComboboxProps, 'value' | 'onChange' | 'options' | 'search' | 'allowNew'> {
  reference: ReferenceTarget
  value: number | null
  onChange: (value: number | null) => void
}

/** Another record by its number: searched by name, shown by name. */
export function ReferenceInput({ reference, value, onChange, ...rest }: ReferenceInputProps) {
  const [picked, setPicked] = useState<Choice | null>(null)
  const isPicked = picked?.id === value
  const name = useRecordName(reference, isPicked ? null : value)

  function choose(choice: Choice | null): void {
    setPicked(choice)
    onChange(choice === null ? null : Number(choice.id))
  }

  return (
    <Combobox
      {...rest}
      value={value === null ? null : { id: value, label: isPicked ? nameOfChoice(picked, reference) : (name ?? '') }}
      onChange={choose}
      search={(query, signal) => findRecords(reference, query, signal)}
    />
  )
}
