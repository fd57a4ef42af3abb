import type { ComponentType } from 'react'

export interface Section {
  key: string
  title: string
  load: () => Promise<{ Component: ComponentType }>
}

/** The pages of the gallery. A part of the kit that is on none of them does not exist for whoever builds screens. */
export const sections: readonly Section[] = [
  { key: 'basis', title: 'Letter en kleur', load: () => import('./sections/basis.tsx') },
  { key: 'buttons', title: 'Knoppen en menu’s', load: () => import('./sections/buttons.tsx') },
  { key: 'fields', title: 'Velden', load: () => import('./sections/fields.tsx') },
  { key: 'pickers', title: 'Kiezers', load: () => import('./sections/pickers.tsx') },
  { key: 'form', title: 'Formulier', load: () => import('./sections/form.tsx') },
  { key: 'files', title: 'Bestanden', load: () => import('./sections/files.tsx') },
  { key: 'rich-text', title: 'Opgemaakte tekst', load: () => import('./sections/rich-text.tsx') },
  { key: 'overlays', title: 'Lagen', load: () => import('./sections/overlays.tsx') },
  { key: 'feedback', title: 'Terugkoppeling', load: () => import('./sections/feedback.tsx') },
  { key: 'states', title: 'Leeg, laden, fout', load: () => import('./sections/states.tsx') },
  { key: 'data', title: 'Gegevens', load: () => import('./sections/data.tsx') },
  { key: 'steps', title: 'Fasen en status', load: () => import('./sections/steps.tsx') },
  { key: 'grid', title: 'Tabel', load: () => import('./sections/grid.tsx') },
  { key: 'list', title: 'Lijstscherm', load: () => import('./sections/list.tsx') },
  { key: 'calendar', title: 'Agenda', load: () => import('./sections/calendar.tsx') },
  { key: 'map', title: 'Kaart', load: () => import('./sections/map.tsx') },
  { key: 'charts', title: 'Grafieken', load: () => import('./sections/charts.tsx') },
  { key: 'detail', title: 'Detailscherm', load: () => import('./sections/detail.tsx') },
  { key: 'places', title: 'Plekken voor plugins', load: () => import('./sections/places.tsx') },
]
