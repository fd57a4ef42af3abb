import type { Column } from '../../grid/column.ts'
import type { RowOf } from '../../query/list.ts'
import { StepJoints } from '../../steps/step-joints.tsx'
import { exampleSteps } from './example-steps.ts'

/** A row of the made-up lists. */
export type Person = Pick<RowOf<'/api/relation'>, 'id' | 'fullname' | 'city' | 'email'>

export const columns: readonly Column<Person>[] = [
  { field: 'fullname', header: 'Naam', width: 220, phone: 'title' },
  { field: 'city', header: 'Plaats', phone: 'meta' },
  {
    field: 'step',
    header: 'Fase',
    sortable: false,
    render: row => <StepJoints steps={exampleSteps} at={exampleSteps[row.id % exampleSteps.length]?.key ?? null} />,
  },
  { field: 'email', header: 'E-mail', width: 220 },
  { field: 'id', header: 'Nummer', align: 'right', phone: 'aside' },
]
