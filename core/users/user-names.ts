import { findPersonNames } from '@core/db/users/person-names'
import { fullname } from '@core/domain/fullname'
import type { Enricher } from '@core/resource/resource'

/**
 * Fills `target` with the full name of the user that `column` points at; one query for a whole page, and none where it is
 * all of the user who asks, whose name is known.
 */
export const userNames =
  (column: string, target: string): Enricher['run'] =>
  async (rows, context) => {
    const { user } = context
    const names = new Map(user ? [[user.id, user.fullname]] : [])
    const asked = rows.map(row => row[column]).filter(id => typeof id === 'number')
    const ids = [...new Set(asked)].filter(id => !names.has(id))
    const found = ids.length ? await findPersonNames(context, ids) : []
    for (const person of found) names.set(person.id, fullname(person))
    for (const row of rows) row[target] = names.get(row[column] as number) ?? null
  }
