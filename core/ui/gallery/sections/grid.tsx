import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../data/card.tsx'
import type { Sort } from '../../grid/column.ts'
import { DataGrid } from '../../grid/data-grid.tsx'
import { Page } from '../../page/page.tsx'
import { columns, type Person } from './columns.tsx'

const people: Person[] = ['Aalders', 'Beekman', 'Drost', 'Eshuis'].map((fullname, at) => ({
  id: at + 1,
  fullname,
  city: 'Zwolle',
  email: `${fullname.toLowerCase()}@voorbeeld.nl`,
}))

/** A grid inside a card: sorted, selected, with a menu per row, in three densities. */
export function Component() {
  const [sort, setSort] = useState<Sort | null>({ field: 'fullname', direction: 'asc' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <Page title="Tabel">
      {(['compact', 'default', 'comfort'] as const).map(density => (
        <Card key={density} title={density} flush>
          <DataGrid
            rows={people}
            columns={columns}
            density={density}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={setSelected}
            rowActions={() => [{ key: 'delete', label: 'Verwijder', icon: IconTrash, danger: true }]}
            rowTone={row => (row.id === 3 ? 'danger' : undefined)}
            autoHeight
            label={`Relaties, ${density}`}
          />
        </Card>
      ))}
    </Page>
  )
}
