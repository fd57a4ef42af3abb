import {
  Count,
  NavLink,
  TextInput,
  useBelow,
  useContents,
  useLocation,
  useMenuGroup,
  useNavigate,
  useT,
} from '@core/ui'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FoundSetting, findSettings } from './find-settings'
import { SETTINGS_GROUPS, type SettingsEntry, settingsEntries } from './ui'
import './settings-nav.css'

type Page = ReturnType<typeof useMenuGroup>[number] & Pick<SettingsEntry, 'words' | 'useCount'> & { group: string }

/**
 * The pages of the settings in groups, found by title and by what is on them: the screens that plugins put in the menu
 * group `settings`. Where there is no room beside a page, behind the name of the one that is open.
 */
export function SettingsNav() {
  const t = useT('settings')
  const { pathname } = useLocation()
  const narrow = useBelow(992)
  const [open, setOpen] = useState(false)
  const list = useId()
  const pages = usePages()
  const current = pages?.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (narrow && !open)
    return (
      <nav className="settings-nav" aria-label={t('settings')}>
        <Opener current={current} open={false} onClick={() => setOpen(true)} />
      </nav>
    )
  return (
    <nav className="settings-nav" aria-label={t('settings')} aria-busy={!pages}>
      {narrow && <Opener current={current} open list={list} onClick={() => setOpen(false)} />}
      {pages && <Pages id={list} pages={pages} close={() => setOpen(false)} />}
    </nav>
  )
}

/** The pages that this user has, in order; undefined as long as it is not known where they stand. */
function usePages(): Page[] | undefined {
  const pages = useMenuGroup('settings')
  const entries = useContents(settingsEntries)
  return (
    entries &&
    pages.map(page => {
      const { group = 'rest', words = '', useCount } = entries.find(({ path }) => path === page.path) ?? {}
      return { ...page, group, words, useCount }
    })
  )
}

interface OpenerProps {
  current: Page | undefined
  open: boolean
  list?: string
  onClick: () => void
}

function Opener({ current, open, list, onClick }: OpenerProps) {
  const t = useT('settings')
  return (
    <button type="button" className="settings-opener" aria-expanded={open} aria-controls={list} onClick={onClick}>
      {current && <current.icon size={16} stroke={1.75} />}
      <span className="vk-grow vk-clip">{current?.title ?? t('settings')}</span>
      <IconChevronDown size={16} stroke={1.75} />
    </button>
  )
}

function Pages({ id, pages, close }: { id: string; pages: readonly Page[]; close: () => void }) {
  const t = useT('settings')
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = typed.trim() ? findSettings(pages, typed) : null

  /** Arrows walk through the box and the pages, Enter in the box opens the first that was found. */
  function walk(event: KeyboardEvent<HTMLElement>): void {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'ArrowDown') stops[(at + 1) % stops.length]?.focus()
    else if (event.key === 'ArrowUp') stops.at(at - 1)?.focus()
    else if (event.key === 'Enter' && at === 0 && found?.[0]) {
      close()
      void navigate(found[0].path)
    } else if (event.key === 'Escape' && typed) setTyped('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box and the links in it take the keys
    <div id={id} ref={place} className="settings-pages" onKeyDown={walk}>
      <TextInput
        className="settings-search"
        type="search"
        icon={IconSearch}
        aria-label={t('searchSetting')}
        placeholder={t('searchSetting')}
        value={typed}
        onChange={setTyped}
      />
      {found ? (
        <Found pages={found} onOpen={close} />
      ) : (
        [...SETTINGS_GROUPS, 'rest' as const].map(group => (
          <Group
            key={group}
            title={t(`group_${group}`)}
            pages={pages.filter(page => page.group === group)}
            onOpen={close}
          />
        ))
      )}
    </div>
  )
}

function Found({ pages, onOpen }: { pages: readonly FoundSetting<Page>[]; onOpen: () => void }) {
  const t = useT('settings')
  return (
    <>
      <p role="status" className={pages.length ? 'vk-hidden' : 'settings-nothing'}>
        {pages.length ? t('settingsFound', { count: pages.length }) : t('noSettingFound')}
      </p>
      <Group title={t('settings')} hidden pages={pages} onOpen={onOpen} />
    </>
  )
}

interface GroupProps {
  title: string
  /** Its title is only read aloud. */
  hidden?: boolean
  pages: readonly FoundSetting<Page>[]
  onOpen: () => void
}

function Group({ title, hidden, pages, onOpen }: GroupProps) {
  const head = useId()
  if (!pages.length) return null
  return (
    <div className="settings-group">
      <h2 id={head} className={hidden ? 'vk-hidden' : 'settings-group-title'}>
        {title}
      </h2>
      <ul aria-labelledby={head}>
        {pages.map(({ path, title: name, icon: Glyph, by, useCount }) => (
          <li key={path}>
            <NavLink to={path} className="settings-link" onClick={onOpen}>
              <Glyph size={16} stroke={1.75} />
              <span className="vk-grow">
                <span className="vk-clip">{name}</span>
                {by && <span className="settings-by vk-clip">{by}</span>}
              </span>
              {useCount && <Counted useCount={useCount} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Counted({ useCount }: { useCount: NonNullable<SettingsEntry['useCount']> }) {
  const count = useCount()
  return count ? <Count>{count}</Count> : null
}
