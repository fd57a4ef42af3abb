import { IconLayoutDashboard, IconSettings, IconUsers } from '@tabler/icons-react'
import { registerUi } from '../define/registry.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import type { MenuLink } from '../frame/menu-items.ts'

const atHand = [12, 7].map(id => ({ key: id, title: `Klant ${id}`, note: 'Warmtepomp', to: `/frame/records/${id}` }))

registerUi({
  code: 'gallery',
  locales: { nl: texts(), en: async () => texts(), 'es-AR': async () => texts() },
  searchGroups: [{ group: 'relations', title: 'relations', icon: IconUsers, order: 10 }],
  paletteLines: [{ key: 'seen', title: 'seen', icon: IconUsers, read: async () => atHand }],
  kinds: { flow: { noun: 'record', address: id => `/frame/records/${id}` } },
  actions: [{ key: 'relation', title: 'newRelation', icon: IconUsers, module: 'CRM', run: () => undefined }],
})

function texts() {
  return {
    dashboard: 'Dashboard',
    relations: 'Relaties',
    settings: 'Instellingen',
    newRelation: 'Nieuwe relatie',
    seen: 'Laatst bekeken',
    record: 'Dossier',
  }
}

const link = (path: string, title: string, rest: Omit<MenuLink, 'path' | 'title' | 'code'>): MenuLink => ({
  path: `/frame/${path}`,
  code: 'gallery',
  title,
  ...rest,
})

const links = [
  link('dashboard', 'dashboard', { group: 'main', order: 0, icon: IconLayoutDashboard, go: 'd', phone: true }),
  link('relations', 'relations', { group: 'main', order: 1, icon: IconUsers, go: 'r', phone: true }),
  link('settings', 'settings', { group: 'meer', order: 2, icon: IconSettings }),
]

/** The frame of the shell with a menu of its own: sidebar, top bar, palette, notifications, phone bar. */
export function Component() {
  return <AppFrame app="shell" links={links} />
}
