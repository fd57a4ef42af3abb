import { IconBolt, IconSparkles, IconWindow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useScreenActions } from '../buttons/screen-actions.tsx'
import type { App, Icon, SearchGroupName } from '../define/define-ui.ts'
import { isFor, useRegistry } from '../define/registry.ts'
import { translate } from '../i18n/texts.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { mayUse, useCurrentUser } from '../session/current-user.ts'
import { runAction, useActions } from './actions.ts'
import { useFrameEntries } from './frame-entries.ts'
import { HitEnd } from './hit-end.tsx'
import { inMenuOrder } from './menu-items.ts'
import type { AtHand } from './records-at-hand.ts'
import { type Found, groupSize } from './search.ts'

export interface Entry {
  key: string
  title: string
  note?: string | null
  icon: Icon
  to?: string
  run?: () => void
  hotkey?: string
  /** At the end of the line: what it is at and worth. */
  end?: ReactNode
  /** The palette stays open. */
  stays?: boolean
}

export interface Section {
  key: string
  title: string
  entries: Entry[]
  group?: SearchGroupName
  /** There are more than are shown. */
  more?: boolean
}

/** Of the screen in view as long as nothing is typed: the records at hand stay in sight. */
const hereAtFirst = 6

interface Asked {
  app: App
  text: string
  found: Found | null
  /** Records at hand, as long as nothing is typed. */
  atHand: readonly AtHand[]
  /** Entries that a section shows; 10 unless more were asked for (R-SEARCH-007). */
  shown: Readonly<Record<string, number>>
  close: () => void
}

/**
 * What the palette offers: what is named in full, records by group, what the screen in view can do, then screens, then
 * actions; before anything is typed the records that plugins put at hand.
 */
export function useEntries({ app, text, found, atHand, shown, close }: Asked): Section[] {
  const t = useCoreT()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const { screens, searchGroups } = useRegistry()
  const actions = useActions(app)
  const frame = useFrameEntries()
  const query = text.trim().toLowerCase()
  const fits = (title: string): boolean => query === '' || title.toLowerCase().includes(query)

  const records = searchGroups.flatMap(({ group, code, title, icon, end: End = HitEnd }): Section[] => {
    const hits = found?.[group] ?? []
    if (hits.length === 0) return []
    const entries = hits.map(hit => ({
      key: `${group}-${hit.id}`,
      title: hit.title,
      note: hit.subtitle,
      icon,
      to: hit.url,
      end: <End hit={hit} />,
    }))
    return [{ key: group, group, title: translate(code, title), ...upTo(shown[group], entries) }]
  })
  const recent = (query === '' ? atHand : []).map(({ key, code, title, icon, lines }): Section => {
    const entries = lines.map(line => ({ ...line, key: `${key}-${line.key}`, icon }))
    return { key, title: translate(code, title), ...upTo(shown[key], entries) }
  })
  const places = screens
    .filter(screen => screen.title && !screen.path.includes(':') && isFor(app, screen) && mayUse(user, screen))
    .sort((one, other) => (one.menu && other.menu ? inMenuOrder(one.menu, other.menu) : one.menu ? -1 : 1))
    .map(screen => ({
      key: screen.path,
      title: translate(screen.code, screen.title ?? ''),
      icon: screen.menu?.icon ?? IconWindow,
      to: screen.path,
      hotkey: screen.menu?.go ? `G ${screen.menu.go.toUpperCase()}` : undefined,
    }))
    .filter(entry => fits(entry.title))
  const onScreen = useScreenActions()
  const own = onScreen
    .filter(offer => fits(offer.label))
    .map(({ label, icon = IconBolt, to, run }) => ({
      key: `here-${label}`,
      title: label,
      icon,
      to,
      run: () => {
        close()
        run?.()
      },
    }))
  const deeds = actions
    .filter(action => !onScreen.some(own => own.label === action.label))
    .map(action => ({ action, named: fits(action.label) }))
    .filter(({ action, named }) => named || (query.length > 2 && action.takesText !== false))
    .sort((one, other) => Number(other.named) - Number(one.named))
    .map(({ action, named }) => ({
      key: `${action.code}.${action.key}`,
      title: action.label,
      note: named ? null : `“${text.trim()}”`,
      icon: action.icon ?? IconSparkles,
      run: () => {
        close()
        // What was typed names the action itself, not what it makes.
        runAction(action, { navigate, query: named ? '' : text.trim() })
      },
    }))
  const byName = (entries: readonly Entry[]) => (query === '' ? [] : entries.filter(entry => fits(entry.title)))
  const chores = byName(frame.deeds).map(({ run, ...entry }) => ({
    ...entry,
    run: () => {
      close()
      run?.()
    },
  }))

  const sections = [
    ...records,
    { key: 'here', title: t('searchHere'), ...upTo(shown.here ?? (query === '' ? hereAtFirst : undefined), own) },
    ...recent,
    {
      key: 'screens',
      title: t('searchScreens'),
      entries: [...places, ...byName(frame.places)].slice(0, query === '' ? 8 : 6),
    },
    { key: 'actions', title: t('searchActions'), entries: [...chores, ...deeds].slice(0, 6) },
  ].filter(section => section.entries.length > 0)
  return whatIsNamedFirst(sections, query)
}

/** Whoever typed the whole name of something means that: records that are found a moment later do not come before it. */
function whatIsNamedFirst(sections: readonly Section[], query: string): Section[] {
  const isNamed = ({ title }: Entry) => title.toLowerCase() === query
  const first = (one: boolean, other: boolean) => Number(other) - Number(one)
  return sections
    .map(section => ({
      ...section,
      entries: section.entries.toSorted((one, other) => first(isNamed(one), isNamed(other))),
    }))
    .toSorted((one, other) => first(one.entries.some(isNamed), other.entries.some(isNamed)))
}

function upTo(count: number | undefined, entries: Entry[]): Pick<Section, 'entries' | 'more'> {
  const most = count ?? groupSize
  return { entries: entries.slice(0, most), more: entries.length > most }
}
