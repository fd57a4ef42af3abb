import { ownerDatabase } from './owner-database'

/**
 * Holds the rows of the newest import of a file from row `from` on, as another transaction does that works on them: what
 * comes before is imported, the rest waits until it is let go. So an import is stopped on the way on every machine.
 */
export async function holdImport(filename: string, from: number): Promise<() => Promise<void>> {
  const database = await ownerDatabase()
  await database.query('begin')
  const newest = 'select max(id) from importfile where filename = $1'
  const held = await database.query(
    `select id from importrow where importfile_id = (${newest}) and "row" >= $2 for update`,
    [filename, from],
  )
  if (!held.rowCount) throw new Error(`${filename} has no rows from ${from} on.`)
  return async () => {
    await database.query('rollback')
    await database.end()
  }
}
