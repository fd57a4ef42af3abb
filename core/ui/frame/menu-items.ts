import type { App, Icon, MenuBadge, MenuGroup, Screen } from '../define/define-ui.ts'
import { type From, isFor, type Registry } from '../define/registry.ts'
import { type CurrentUser, mayUse } from '../session/current-user.ts'

/** One item of the sidebar. */
export interface MenuLink {
  path: string
  /** Plugin and key of its text. */
  code: string
  title: string
  icon: Icon
  group: MenuGroup
  order: number
  /** Module that the item needs, apart from that of its screen. */
  module?: string
  /** Module of its screen; a plugin that brings that with an item of its own takes the place of this one. */
  screenModule?: string
  useBadge?: () => MenuBadge | undefined
  go?: string
  phone?: boolean
  /** Key of its text in the bar at the bottom of the phone, when that is another. */
  short?: string
}

/** What the sidebar shows this user, in order: only what the company owns and the role allows (R-MENU-001…003). */
export function menuLinks(
  app: App,
  { screens }: Pick<Registry, 'screens'>,
  user: CurrentUser,
  own: readonly MenuLink[] = [],
): MenuLink[] {
  const links = screens.filter(screen => isFor(app, screen) && mayUse(user, screen)).flatMap(linkOf)
  const brought = new Set(screens.flatMap(({ menu, path }) => (menu ? path : [])))
  const others = own.filter(
    ({ path, screenModule }) => !brought.has(path) && mayUse(user, { module: screenModule, role: 0 }),
  )
  const allowed = [...others, ...links].filter(({ module }) => mayUse(user, { module, role: 0 }))
  return allowed.sort(inMenuOrder)
}

const groups: readonly MenuGroup[] = ['main', 'sales', 'meer', 'settings']

/** The order of the sidebar, for whoever lists screens elsewhere. */
export function inMenuOrder(one: Pick<MenuLink, 'group' | 'order'>, other: Pick<MenuLink, 'group' | 'order'>): number {
  return groups.indexOf(one.group) - groups.indexOf(other.group) || one.order - other.order
}

function linkOf({ menu, path, code, title }: From<Screen>): MenuLink[] {
  return menu && title ? [{ path, code, title, ...menu }] : []
}

/** The item that is lit at an address: the longest one that the address starts with, or the list of an open record. */
export function activePath(links: readonly MenuLink[], pathname: string): string | null {
  const hits = links.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const longest = hits.sort((one, other) => other.path.length - one.path.length)[0]
  return (longest ?? links.find(({ path }) => path === overviewOf(pathname)))?.path ?? null
}

/** The list that a record belongs to: `/quotation_detail/6` is one of `/quotation_overview`. */
function overviewOf(pathname: string): string | null {
  const kind = /^\/([a-z]+)_detail\//.exec(pathname)?.[1]
  return kind ? `/${kind}_overview` : null
}
