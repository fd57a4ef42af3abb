import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { searchDelayMs, searchMinimum } from '../fields/delayed-search.ts'
import { TextInput } from '../fields/text-input.tsx'
import { useCoreT } from '../i18n/use-t.ts'

interface ListSearchProps {
  /** What is searched, in small letters: "relaties". */
  what: string
  query: string
  onSearch: (query: string) => void
}

/** The search box above a list: from three characters on, once typing pauses (R-SEARCH-001, R-SEARCH-002). */
export function ListSearch({ what, query, onSearch }: ListSearchProps) {
  const t = useCoreT()
  const [typed, setTyped] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(query), [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    const short = text.trim().length < searchMinimum
    if (short && query === '') return
    timer.current = setTimeout(() => onSearch(short ? '' : text.trim()), short ? 0 : searchDelayMs)
  }

  return (
    <TextInput
      className="vk-input-quiet vk-list-search"
      type="search"
      icon={IconSearch}
      aria-label={t('searchIn', { what })}
      placeholder={t('searchIn', { what })}
      value={typed}
      onChange={type}
      unit={
        typed ? (
          <button type="button" className="vk-input-button" aria-label={t('clear')} onClick={() => type('')}>
            <IconX size={14} stroke={1.75} />
          </button>
        ) : undefined
      }
    />
  )
}
