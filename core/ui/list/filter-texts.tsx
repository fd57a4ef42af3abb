import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Count } from '../data/tag.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { resourceCalls, type UsedValue } from '../query/resource-calls.ts'
import { useAnswer } from '../query/use-answer.ts'

interface FilterTextsProps {
  /** Address of the list. */
  of: string
  field: string
  label: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The texts that stand in a field, those of most rows first, to choose some of: nobody has to know how they are written. */
export function FilterTexts({ of, field, label, chosen, onChange }: FilterTextsProps) {
  const t = useCoreT()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data, error, refetch } = useAnswer<UsedValue[]>({
    queryKey: [of, 'values', field, query],
    queryFn: ({ signal }) => resourceCalls(of).values({ field, query: query || undefined }, signal),
    placeholderData: keepPreviousData,
  })
  const found = (data ?? []).filter(({ value }) => !chosen.includes(value))
  const [first] = found

  return (
    <>
      <TextInput
        type="search"
        icon={IconSearch}
        aria-label={label}
        placeholder={t('search')}
        value={typed}
        onChange={setTyped}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !first || !query) return
          onChange([...chosen, first.value])
          setTyped('')
        }}
        autoFocus
      />
      {chosen.map(value => (
        <Checkbox key={value} checked onChange={() => onChange(chosen.filter(one => one !== value))}>
          {value}
        </Checkbox>
      ))}
      {found.map(({ value, count }) => (
        <Checkbox key={value} checked={false} onChange={() => onChange([...chosen, value])}>
          <span className="vk-filter-text">
            <span>{value}</span> <Count>{formatNumber(count)}</Count>
          </span>
        </Checkbox>
      ))}
      {error && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      <span role="status" className="vk-text-2">
        {data && found.length === 0 && (query || chosen.length === 0) && t('noResults')}
      </span>
    </>
  )
}
