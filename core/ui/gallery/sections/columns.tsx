import type { Column } from '../../grid/column.ts'
import type { RowOf } from '../../query/list.ts'
import { StageJoints } from '../../stage/stage-bar.tsx'
import { stages } from '../../stage/stages.ts'

/** A row of the made-up lists. */
export type Person = Pick<RowOf<'/api/relation'>, 'id' | 'fullname' | 'city' | 'email'>

export const columns: readonly Column<Person>[] = [
  { field: 'fullname', header: 'Naam', width: 220, phone: 'title' },
  { field: 'city', header: 'Plaats', phone: 'meta' },
  {
    field: 'stage',
    header: 'Fase',
    sortable: false,
    render: row => <StageJoints stage={stages[row.id % stages.length] ?? null} />,
  },
  { field: 'email', header: 'E-mail', width: 220 },
  { field: 'id', header: 'Nummer', align: 'right', phone: 'aside' },
]
