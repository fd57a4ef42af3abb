import { findPersonNames } from '@core/db/users/person-names'
import { fullname } from '@core/domain/fullname'
import type { Enricher } from '@core/resource/resource'

/** Fills `target` with the full name of the user that `column` points at; one query for a whole page. */
export const userNames =
  (column: string, target: string): Enricher['run'] =>
  async (rows, context) => {
    const ids = [...new Set(rows.map(row => row[column]).filter(id => typeof id === 'number'))]
    const found = ids.length ? await findPersonNames(context, ids) : []
    const names = new Map(found.map(user => [user.id, fullname(user)]))
    for (const row of rows) row[target] = names.get(row[column] as number) ?? null
  }
