import { Combobox } from '@core/ui'
import { groupsOf, usePossibleProducts } from './use-possible-products'

interface GroupInputProps {
  value: unknown
  onChange: (value: unknown) => void
}

/** The group of a product: one that there is, or a new one. */
export const GroupInput = ({ value, onChange }: GroupInputProps) => <Groups value={value} onChange={onChange} />

function Groups({ value, onChange }: GroupInputProps) {
  const options = groupsOf(usePossibleProducts()).map(group => ({ id: group, label: group }))
  const chosen = typeof value === 'string' && value ? { id: value, label: value } : null
  return <Combobox allowNew value={chosen} options={options} onChange={choice => onChange(choice?.label ?? '')} />
}
