import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { fullname } from '@core/domain/fullname'
import { readImportRows, type ShownRow } from '@core/imports/import-rows-page'
import type { ImportRecord } from '@core/imports/open-import'
import { type Static, Type as t } from '@sinclair/typebox'
import { Relation } from '../entities/relation'

/** Dossiers in one file: they are tried while whoever uploads it waits. */
export const MOST_IMPORTED_FLOWS = 500

/** A row of a file that can become a dossier (G-IMPF). */
export const importableFlow = t.Object(
  {
    id: t.Integer({ minimum: 1 }),
    row: t.Integer({ description: 'In the file, the header being 1' }),
    relation: t.String(),
    relation_id: nullable(t.Integer({ description: 'The relation, when it is known already' })),
    description: t.String(),
    valid: t.Boolean(),
    errors: t.Record(t.String(), t.String(), { description: 'By field; of the whole row under an empty name' }),
    selected: t.Boolean(),
  },
  { title: 'importableflow' },
)
export type ImportableFlow = Static<typeof importableFlow>

/** The file and its rows as `loadimportfile` answers them (R-IMP-003). */
export const importableFlowsAnswer = t.Object({
  importfile_id: t.Integer(),
  importableFlows: t.Array(importableFlow),
})

/** The rows of a file that was tried: those that are right are selected. */
export async function importableFlows(context: Context, file: ImportRecord): Promise<ImportableFlow[]> {
  const { data } = await readImportRows(context, file.id, { offset: 0, limit: MOST_IMPORTED_FLOWS })
  const ids = data.flatMap(row => relationOf(row) ?? [])
  const there = ids.length
    ? await readRows(context, Relation, ['id', 'name', 'nameprefix', 'surname'], {
        id: ids,
      })
    : []
  const names = new Map(there.map(relation => [relation.id, fullname(relation)]))
  return data.map(row => {
    const cell = (field: string) => String(row.cells[file.mapping.indexOf(field)] ?? '')
    const relation_id = relationOf(row)
    const name = cell('relation_id.name')
    const written = fullname({ name, nameprefix: cell('relation_id.nameprefix'), surname: cell('relation_id.surname') })
    const valid = row.status === 'create'
    return {
      id: row.id,
      row: row.row,
      relation: (relation_id && names.get(relation_id)) || written || cell('relation_id.organization_id.name'),
      relation_id,
      description: cell('description'),
      valid,
      errors: row.errors,
      selected: valid,
    }
  })
}

const relationOf = ({ along }: ShownRow): number | null =>
  along?.find(({ resource }) => resource === 'relation')?.id ?? null
