import { Select } from '@core/ui'
import type { FlowStatus } from './flow-status'
import { usePhases } from './use-phases'

interface PhaseSelectProps {
  status: FlowStatus | null
  value: string | null
  onChange: (phase: string | null) => void
  /** What it means to choose none. */
  empty: string
}

/** The sub-statuses that go with a status; one of another stage is none of them. */
export function PhaseSelect({ status, value, onChange, empty }: PhaseSelectProps) {
  const names = usePhases().namesFor(status)
  return (
    <Select
      value={value !== null && names.includes(value) ? value : null}
      onChange={onChange}
      empty={empty}
      options={names.map(phase => ({ value: phase, label: phase }))}
    />
  )
}
