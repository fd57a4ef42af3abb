import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { App, SearchGroupName } from '../define/define-ui.ts'
import { useLate } from '../feedback/skeleton.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useDelayedSearch } from '../fields/use-delayed-search.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { FocusBack } from '../overlays/focus-back.tsx'

import { Overlay } from '../overlays/layers.ts'

import { isStaff, useCurrentUser } from '../session/current-user.ts'

import { Highlight } from './highlight.tsx'
import { type Entry, type Section, useEntries } from './palette-entries.tsx'
import { useRecordsAtHand } from './records-at-hand.ts'
import { type Found, findEverything, groupSize, searchPage } from './search.ts'
import './command-palette.css'

/** Waiting time before the results open under the box (R-SEARCH-004). */
const openDelayMs = 300

/** Ctrl K: finds records, screens and actions in one box. */
export function CommandPalette({ app, onClose }: { app: App; onClose: () => void }) {
  const t = useCoreT()
  const navigate = useNavigate()
  const id = useId()
  const layer = useRef<HTMLDivElement>(null!)
  const box = useRef<HTMLInputElement>(null)
  const opened = useLate(openDelayMs)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  // Records live in the shell and are the staff's; other palettes know screens and actions only.
  const knowsRecords = isStaff(useCurrentUser()) && app === 'shell'
  const [found, search] = useDelayedSearch(knowsRecords ? findEverything : findNothing)
  const [more, setMore] = useState<Found>({})
  const [shown, setShown] = useState<Record<string, number>>({})
  const atHand = useRecordsAtHand(app)
  const hits = merge(found.results, more)
  const sections = useEntries({ app, text, found: hits, atHand, shown, close: onClose })
  const rowsOf = (section: Section): Entry[] => (section.more ? [...section.entries, moreOf(section)] : section.entries)
  const entries = sections.flatMap(rowsOf)
  const nothing =
    text.trim().length > 2 && !found.busy && found.results !== null && !sections.some(section => section.group)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts at its first hit again
  useEffect(() => {
    setMore({})
    setShown({})
  }, [found.results])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function type(next: string): void {
    setText(next)
    setActive(0)
    search(next)
  }

  function run(entry: Entry | undefined, newTab: boolean): void {
    if (!entry) return
    if (newTab && entry.to) window.open(entry.to, '_blank', 'noopener')
    else if (entry.to) void navigate(entry.to)
    else entry.run?.()
    if (!newTab && !entry.stays) onClose()
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, entries.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter') run(entries[active], event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  async function grow({ key, group, entries: before }: Section): Promise<void> {
    setShown(current => ({ ...current, [key]: before.length + groupSize }))
    if (!group) return
    const next = await searchPage(found.query, group, hits?.[group]?.length ?? 0)
    setMore(current => ({ ...current, [group]: [...(current[group] ?? []), ...next] }))
  }

  function moreOf(section: Section): Entry {
    return {
      key: `${section.key}-more`,
      title: t('showMore'),
      icon: IconChevronDown,
      stays: true,
      run: () => void grow(section).catch(toastProblem),
    }
  }

  let place = -1
  return (
    // A menu that was still closing gives the focus back to its button: typing goes here all the same.
    <Overlay isOpen onClose={onClose} onOpened={() => box.current?.focus()} childRef={layer} transitionDuration={140}>
      <div ref={layer} className="vk-palette" role="dialog" aria-modal="true" aria-label={t('keySearch')}>
        <FocusBack />
        <div className="vk-palette-box">
          <IconSearch size={18} stroke={1.75} />
          <input
            ref={box}
            role="combobox"
            type="search"
            aria-expanded={opened}
            aria-controls={`${id}-list`}
            aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
            aria-label={t('search')}
            placeholder={t('searchPlaceholder')}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: whoever opens the palette wants to type
            autoFocus
            value={text}
            onChange={event => type(event.target.value)}
            onKeyDown={key}
          />
          <button type="button" className="vk-palette-close" onClick={onClose}>
            <span className="vk-hidden">{t('close')}</span>
            <kbd className="vk-kbd">Esc</kbd>
            <IconX size={20} stroke={1.75} />
          </button>
        </div>
        {opened && (
          <div className="vk-palette-results">
            {found.busy && <div className="vk-choices-bar" />}
            <div role="status">{nothing && <p className="vk-palette-nothing">{t('noResults')}</p>}</div>
            <div
              id={`${id}-list`}
              className="vk-palette-list"
              role="listbox"
              aria-label={t('search')}
              aria-busy={found.busy}
            >
              {sections.map(section => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
                <div key={section.key} role="group" aria-label={section.title}>
                  <div className="vk-palette-title">{section.title}</div>
                  {rowsOf(section).map(entry => {
                    place += 1
                    const own = place
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box keeps the focus and steers the list
                      <div
                        key={entry.key}
                        id={`${id}-${own}`}
                        role="option"
                        aria-selected={own === active}
                        className="vk-palette-entry"
                        onMouseMove={() => setActive(own)}
                        onClick={event => run(entry, event.ctrlKey || event.metaKey)}
                      >
                        <entry.icon size={16} stroke={1.75} />
                        <span className="vk-clip">
                          <strong>
                            <Highlight text={entry.title} query={text} />
                          </strong>{' '}
                          {entry.note && (
                            <span className="vk-text-2">
                              <Highlight text={entry.note} query={text} />
                            </span>
                          )}
                        </span>
                        {entry.end && <span className="vk-palette-end">{entry.end}</span>}
                        {entry.hotkey && <kbd className="vk-kbd">{entry.hotkey}</kbd>}
                      </div>
                    )
                  })}
                </div>
              ))}
            </div>
            {found.error !== null && <p className="vk-palette-nothing">{t('searchFailed')}</p>}
          </div>
        )}
        <div className="vk-palette-foot">
          <span>
            <kbd className="vk-kbd">↑</kbd> <kbd className="vk-kbd">↓</kbd> {t('searchPick')}
          </span>
          <span>
            <kbd className="vk-kbd">↵</kbd> {t('searchOpen')}
          </span>
          <span>
            <kbd className="vk-kbd">Ctrl ↵</kbd> {t('searchNewTab')}
          </span>
          <span className="vk-grow" />
          {text.trim().length < 3 && <span>{t('searchHint')}</span>}
        </div>
      </div>
    </Overlay>
  )
}

async function findNothing(): Promise<Found> {
  return {}
}

function merge(found: Found | null, more: Found): Found | null {
  if (found === null) return null
  const groups = Object.keys(found) as SearchGroupName[]
  return Object.fromEntries(groups.map(group => [group, [...(found[group] ?? []), ...(more[group] ?? [])]]))
}
