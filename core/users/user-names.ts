import { run } from '@core/db/sql'
import type { Enricher } from '@core/resource/resource'
import { fullname, type PersonName } from './fullname'

/** Fills `target` with the full name of the user that `column` points at; one query for a whole page. */
export const userNames =
  (column: string, target: string): Enricher['run'] =>
  async (rows, context) => {
    const ids = [...new Set(rows.map(row => row[column]).filter(id => typeof id === 'number'))]
    const found = ids.length
      ? await run<PersonName & { id: number }>(
          context.em,
          `select id::int, name, nameprefix, surname from "user" where company_id = ? and id = any(?)`,
          [context.company.id, ids],
        )
      : []
    const names = new Map(found.map(user => [user.id, fullname(user)]))
    for (const row of rows) row[target] = names.get(row[column] as number) ?? null
  }
