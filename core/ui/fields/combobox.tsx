import { IconPlus, IconSelector, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { Popover } from '../overlays/popover.tsx'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'
import { useDelayedSearch } from './use-delayed-search.ts'
import './combobox.css'

export interface Choice {
  /** Null for a new entry that does not exist yet. */
  id: number | string | null
  label: string
  note?: ReactNode
}

export interface ComboboxProps {
  value: Choice | null
  onChange: (value: Choice | null) => void
  /** Fixed choices, filtered while typing. */
  options?: readonly Choice[]
  /** Asks the server: 3 characters, 750 ms after the last key, latest answer wins. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>
  /** Offers what was typed as a new entry, marked "(nieuw)"; its `id` is null. */
  allowNew?: boolean
  placeholder?: string
  onBlur?: () => void
  disabled?: boolean
  autoFocus?: boolean
  id?: string
  className?: string
  'aria-label'?: string
}

const pageSize = 10

/** Searchable choice; base of the relation picker. Lists grow by ten. */
export function Combobox({
  value,
  onChange,
  options,
  search,
  allowNew,
  placeholder,
  onBlur,
  disabled,
  autoFocus,
  id,
  className,
  ...rest
}: ComboboxProps) {
  const t = useCoreT()
  const control = useFieldControl(id)
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [limit, setLimit] = useState(pageSize)
  const [found, type] = useDelayedSearch<readonly Choice[]>(search ?? (async () => []))

  const query = (typed ?? '').trim()
  const matches = search ? (found.results ?? []) : filter(options ?? [], query)
  // Not before it is known who there is: Enter on a slow connection would make a second one of the same name.
  const known = !search || (!found.busy && found.query === query)
  const fresh =
    allowNew &&
    known &&
    query.length >= 3 &&
    !matches.some(choice => choice.label.toLowerCase() === query.toLowerCase())
  const choices: Choice[] = [...matches.slice(0, limit), ...(fresh ? [{ id: null, label: query }] : [])]
  const hint = hintFor()

  function hintFor(): string | null {
    if (search && query.length < 3) return t('typeToSearch')
    if (found.busy) return null
    if (found.error) return t('searchFailed')
    return choices.length === 0 ? t('noResults') : null
  }

  function change(text: string): void {
    setTyped(text)
    setOpen(true)
    setActive(0)
    setLimit(pageSize)
    if (search) type(text)
    if (text === '') onChange(null)
  }

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, active, listId])

  function walk(step: 1 | -1): void {
    setOpen(true)
    if (step === 1 && active >= limit - 1 && matches.length > limit) setLimit(limit + pageSize)
    setActive(Math.max(0, Math.min(active + step, Math.min(matches.length, limit + pageSize) - (fresh ? 0 : 1))))
  }

  function pick(choice: Choice | undefined): void {
    if (!choice) return
    onChange(choice)
    setTyped(null)
    setOpen(false)
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open && (choices[active] || !known)) {
      event.preventDefault()
      if (known) pick(choices[active])
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setTyped(null)
      setOpen(false)
    }
  }

  return (
    <Popover
      open={open && !disabled}
      onOpenChange={next => !next && setOpen(false)}
      placement="bottom-start"
      matchWidth
      keepFocus
      fill
      content={
        <div className="vk-choices" role="listbox" id={listId} aria-busy={found.busy}>
          {found.busy && <div className="vk-choices-bar" />}
          {choices.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps the focus and steers the list
            <div
              key={choice.id ?? 'new'}
              role="option"
              id={`${listId}-${at}`}
              aria-selected={at === active}
              className="vk-choice"
              onMouseDown={event => event.preventDefault()}
              onMouseMove={() => setActive(at)}
              onClick={() => pick(choice)}
            >
              {choice.id === null && <IconPlus size={16} stroke={1.75} />}
              <span className="vk-clip">{choice.label}</span>
              <span className="vk-choice-note">{choice.id === null ? t('newMark') : choice.note}</span>
            </div>
          ))}
          {matches.length > limit && (
            <button
              type="button"
              className="vk-choice vk-choice-more"
              onMouseDown={event => event.preventDefault()}
              onClick={() => setLimit(limit + pageSize)}
            >
              {t('showMore')}
            </button>
          )}
          {hint && <div className="vk-choices-hint">{hint}</div>}
        </div>
      }
    >
      <div className={classes('vk-input', className)}>
        <input
          {...control}
          {...rest}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && choices[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: where a dialog starts
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={typed ?? (value ? labelOf(value, t('newEntry', { name: value.label })) : '')}
          onChange={event => change(event.target.value)}
          onFocus={event => {
            event.target.select()
            if (!search) setOpen(true)
          }}
          onKeyDown={key}
          onBlur={() => {
            setTyped(null)
            setOpen(false)
            onBlur?.()
          }}
        />
        {value && !disabled ? (
          <button
            type="button"
            className="vk-input-button"
            aria-label={t('clear')}
            title={t('clear')}
            onClick={() => onChange(null)}
          >
            <IconX size={16} stroke={1.75} />
          </button>
        ) : (
          <IconSelector size={16} stroke={1.75} />
        )}
      </div>
    </Popover>
  )
}

function labelOf(value: Choice, asNew: string): string {
  return value.id === null ? asNew : value.label
}

function filter(options: readonly Choice[], query: string): readonly Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return options.filter(option => words.every(word => option.label.toLowerCase().includes(word)))
}
