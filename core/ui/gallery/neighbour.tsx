import { IconCalendarPlus } from '@tabler/icons-react'
import { Card } from '../data/card.tsx'
import { type RecordAction, recordPlaces } from '../define/record-places.ts'
import { registerUi } from '../define/registry.ts'
import { fill } from '../define/slot.ts'
import { toast } from '../feedback/toast.tsx'
import type { Translate } from '../i18n/use-t.ts'

const places = recordPlaces('/api/organization')
const nl = {
  visits: 'Bezoeken',
  planVisit: 'Plan bezoek',
  lastVisit: 'Laatste bezoek',
  rhythm: 'Bezoek om de',
} as const

/** The same thing to do with records of any kind. */
const planVisit =
  <Row,>(nameOf: (row: Row) => string) =>
  (t: Translate): RecordAction<Row>[] => [
    {
      key: 'visit',
      label: t('planVisit'),
      icon: IconCalendarPlus,
      run: async rows => toast(`${t('planVisit')}: ${rows.map(nameOf).join(', ')}`),
    },
  ]

/** A plugin that adds to the records of another one, everywhere it can. */
export function registerNeighbour(): void {
  registerUi({
    code: 'visits',
    locales: { nl, en: async () => nl, 'es-AR': async () => nl },
    fills: [
      fill(places.actions, { key: 'visit', load: async () => ({ default: planVisit(row => row.name) }) }),
      fill(recordPlaces('/api/relation').actions, {
        key: 'relationVisit',
        load: async () => ({ default: planVisit(row => row.fullname) }),
      }),
      fill(places.fields, {
        key: 'rhythm',
        load: async () => ({
          default: t => [
            { section: t('visits') },
            { name: 'visit_rhythm', label: t('rhythm'), kind: 'number', unit: 'maanden', width: 'half' },
          ],
        }),
      }),
      fill(places.tabs, {
        key: 'visits',
        title: 'visits',
        load: async () => ({ default: ({ row }) => <Card title={row.name}>Drie bezoeken dit jaar.</Card> }),
      }),
      fill(places.cards, {
        key: 'last',
        title: 'lastVisit',
        load: async () => ({ default: () => <>Vorige week</> }),
      }),
    ],
  })
}
