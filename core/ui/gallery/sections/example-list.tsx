import { IconDownload, IconTag, IconTrash } from '@tabler/icons-react'
import { Button } from '../../buttons/button.tsx'
import { toast } from '../../feedback/toast.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { columns } from './columns.tsx'

/** The list of the gallery's made-up relations. */
export function ExampleList({ stateKey }: { stateKey: string }) {
  return (
    <ListScreen
      resource="/api/relation"
      stateKey={stateKey}
      title="Relaties"
      what="relaties"
      columns={columns}
      views={[{ key: 'zwolle', title: 'In Zwolle', filters: { city: 'Zwolle' }, counted: true }]}
      filters={[{ field: 'city', label: 'Plaats', options: [{ value: 'Zwolle', label: 'Zwolle' }] }]}
      onOpen={row => toast(`Opent ${row.id}`)}
      bulkActions={[
        { key: 'label', label: 'Label', icon: IconTag, run: async rows => void toast(`${rows.length} gelabeld`) },
        {
          key: 'trash',
          label: 'Naar prullenbak',
          icon: IconTrash,
          danger: true,
          preview: rows => `${rows.length} relaties gaan naar de prullenbak.`,
          each: () => new Promise(done => setTimeout(done, 50)),
        },
      ]}
      tools={<Button icon={IconDownload}>Exporteer</Button>}
    />
  )
}
