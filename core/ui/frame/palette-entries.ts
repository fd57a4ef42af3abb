import {
  IconBolt,
  IconBuilding,
  IconFileText,
  IconFolder,
  IconReceiptEuro,
  IconSignature,
  IconSparkles,
  IconUsers,
  IconWindow,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useOffersOfScreen } from '../buttons/offers.tsx'
import type { App, Icon } from '../define/define-ui.ts'
import { isFor, useRegistry } from '../define/registry.ts'
import { translate } from '../i18n/texts.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { mayUse, useCurrentUser } from '../session/current-user.ts'
import { runAction, useActions } from './actions.ts'
import { useFrameEntries } from './frame-entries.ts'
import type { SeenFlow } from './last-seen.ts'
import { inMenuOrder } from './menu-items.ts'
import { type Found, groupSize, type SearchGroup, searchGroups } from './search.ts'

export interface Entry {
  key: string
  title: string
  note?: string | null
  icon: Icon
  to?: string
  run?: () => void
  hotkey?: string
  /** The palette stays open. */
  stays?: boolean
}

export interface Section {
  key: string
  title: string
  entries: Entry[]
  group?: SearchGroup
  /** There are more than are shown. */
  more?: boolean
}

const looks: Record<SearchGroup, { icon: Icon; text: GroupText }> = {
  relations: { icon: IconUsers, text: 'searchRelations' },
  organizations: { icon: IconBuilding, text: 'searchOrganizations' },
  flows: { icon: IconFolder, text: 'searchFlows' },
  quotations: { icon: IconFileText, text: 'searchQuotations' },
  confirmations: { icon: IconSignature, text: 'searchConfirmations' },
  invoices: { icon: IconReceiptEuro, text: 'searchInvoices' },
}

type GroupText =
  | 'searchRelations'
  | 'searchOrganizations'
  | 'searchFlows'
  | 'searchQuotations'
  | 'searchConfirmations'
  | 'searchInvoices'

/** Of the screen in view as long as nothing is typed: what was last seen stays in sight. */
const hereAtFirst = 6

interface Asked {
  app: App
  text: string
  found: Found | null
  /** Dossiers last looked at, as long as nothing is typed. */
  lastSeen: readonly SeenFlow[]
  /** Entries that a section shows; 10 unless more were asked for (R-SEARCH-007). */
  shown: Readonly<Record<string, number>>
  close: () => void
}

/**
 * What the palette offers: records by group, what the screen in view can do, then screens, then actions; before anything
 * is typed what was last seen.
 */
export function useEntries({ app, text, found, lastSeen, shown, close }: Asked): Section[] {
  const t = useCoreT()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const { screens } = useRegistry()
  const actions = useActions(app)
  const frame = useFrameEntries()
  const query = text.trim().toLowerCase()
  const fits = (title: string): boolean => query === '' || title.toLowerCase().includes(query)

  const records = searchGroups.flatMap((group): Section[] => {
    const hits = found?.[group] ?? []
    if (hits.length === 0) return []
    const { icon, text: title } = looks[group]
    const entries = hits.map(hit => ({
      key: `${group}-${hit.id}`,
      title: hit.title,
      note: hit.subtitle,
      icon,
      to: hit.url,
    }))
    return [{ key: group, group, title: t(title), ...upTo(shown[group], entries) }]
  })
  const recent = (query === '' ? lastSeen : []).map(({ id, title, note }) => ({
    key: `seen-${id}`,
    title,
    note,
    icon: IconFolder,
    to: `/flow_detail/${id}`,
  }))
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
  const offers = useOffersOfScreen()
  const own = offers
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
    .filter(action => !offers.some(offer => offer.label === action.label))
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

  return [
    ...records,
    { key: 'here', title: t('searchHere'), ...upTo(shown.here ?? (query === '' ? hereAtFirst : undefined), own) },
    { key: 'seen', title: t('searchLastSeen'), ...upTo(shown.seen, recent) },
    {
      key: 'screens',
      title: t('searchScreens'),
      entries: [...places, ...byName(frame.places)].slice(0, query === '' ? 8 : 6),
    },
    { key: 'actions', title: t('searchActions'), entries: [...chores, ...deeds].slice(0, 6) },
  ].filter(section => section.entries.length > 0)
}

function upTo(count: number | undefined, entries: Entry[]): Pick<Section, 'entries' | 'more'> {
  const most = count ?? groupSize
  return { entries: entries.slice(0, most), more: entries.length > most }
}
