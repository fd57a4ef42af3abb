import type { ResourceFields } from '../../domain/field-description.ts'
import { ListScreen, type ListScreenProps } from '../list/list-screen.tsx'
import type { ListPath, RowOf } from '../query/list.ts'
import { owns, useMaybeUser } from '../session/current-user.ts'
import { useFieldTexts } from './field-texts.ts'
import { listColumns, otherColumns, type ResourceColumn } from './list-columns.ts'
import { listFilters, type ResourceFilter } from './list-filters.ts'

export interface ResourceListProps<F extends ResourceFields & { path: P }, P extends ListPath>
  extends Omit<ListScreenProps<P>, 'resource' | 'columns' | 'offered' | 'filters'> {
  of: F
  /** What is in sight at first; all other fields are columns that the user may show. */
  columns: readonly ResourceColumn<F, RowOf<P>>[]
  /** What comes first among the filters; all other fields have one too. */
  filters?: readonly ResourceFilter<F>[]
}

/** The list of a resource: it names fields, and says only what differs from their description. */
export function ResourceList<const F extends ResourceFields & { path: P }, P extends ListPath = F['path']>(
  props: ResourceListProps<F, P>,
) {
  const { of, columns, filters = [], ...rest } = props
  const t = useFieldTexts(of)
  const user = useMaybeUser()
  const named = listColumns(of, t, columns)
  return (
    <ListScreen<P>
      {...rest}
      resource={of.path}
      columns={named}
      offered={otherColumns<RowOf<P>>(of, t, named)}
      filters={listFilters(of, t, filters, ({ modules }) => !modules || modules.some(one => owns(user, one)))}
    />
  )
}
